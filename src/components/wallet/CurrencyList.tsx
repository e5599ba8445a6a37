import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Currency, CurrencyId } from '../../domain/currency';
import { CurrencyItem } from './CurrencyItem';

export interface CurrencyListProps {
  /** In the order in which they are listed. */
  currencies: readonly Currency[];
  /** The primary currency. */
  selectedId: CurrencyId;
  /** Shows bullets in place of balances and their values. */
  hidden?: boolean;
  /** The user has chosen a primary currency. */
  onSelect: (id: CurrencyId) => void;
}

/** A wallet's currencies, one of which is the primary one. */
export function CurrencyList({
  currencies,
  selectedId,
  hidden = false,
  onSelect,
}: CurrencyListProps) {
  const headingId = useId();
  return (
    <section>
      <Typography id={headingId} variant="h2" sx={{ marginBlockEnd: 3 }}>
        Currencies
      </Typography>
      <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
        {/* Without its bullets Safari no longer takes a list for one, unless it is told. */}
        <Box
          component="ul"
          role="list"
          aria-labelledby={headingId}
          sx={{ margin: 0, padding: 0, listStyle: 'none' }}
        >
          {currencies.map((currency) => (
            <Box
              component="li"
              key={currency.id}
              sx={{
                borderBlockEnd: '1px solid',
                borderColor: 'divider',
                '&:last-of-type': { borderBlockEnd: 0 },
                // The frame cuts off what stands out, so the mark of the focus goes inside.
                '& > :focus-visible': { outlineOffset: '-4px' },
              }}
            >
              <CurrencyItem
                currency={currency}
                selected={currency.id === selectedId}
                hidden={hidden}
                onSelect={() => {
                  onSelect(currency.id);
                }}
              />
            </Box>
          ))}
        </Box>
      </Paper>
    </section>
  );
}
