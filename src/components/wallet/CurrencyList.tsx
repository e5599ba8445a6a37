import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { memo, useCallback, useId } from 'react';
import type { Currency, CurrencyId } from '../../domain/currency';
import { createSlots } from '../layout/createSlots';
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

const { Slots, Slot } = createSlots<'items' | 'item'>();

const LINE = (
  <Box
    component="li"
    sx={{
      borderBlockEnd: '1px solid',
      borderColor: 'divider',
      '&:last-of-type': { borderBlockEnd: 0 },
      // The frame cuts off what stands out, so the mark of the focus goes inside.
      '& > :focus-visible': { outlineOffset: '-4px' },
    }}
  >
    <Slot name="item" />
  </Box>
);

interface LineProps extends Required<Pick<CurrencyListProps, 'hidden' | 'onSelect'>> {
  currency: Currency;
  selected: boolean;
}

/** One currency. It is rendered when this one has changed. */
const Line = memo(function Line({ onSelect, ...item }: LineProps) {
  const { id } = item.currency;
  const select = useCallback(() => {
    onSelect(id);
  }, [onSelect, id]);
  return <Slots contents={{ item: <CurrencyItem {...item} onSelect={select} /> }}>{LINE}</Slots>;
});

/** The heading and the list's place. */
const List = memo(function List({ headingId }: { headingId: string }) {
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
          <Slot name="items" />
        </Box>
      </Paper>
    </section>
  );
});

/** A wallet's currencies, one of which is the primary one. */
export function CurrencyList({
  currencies,
  selectedId,
  hidden = false,
  onSelect,
}: CurrencyListProps) {
  const items = currencies.map((currency) => (
    <Line
      key={currency.id}
      currency={currency}
      selected={currency.id === selectedId}
      hidden={hidden}
      onSelect={onSelect}
    />
  ));
  return (
    <Slots contents={{ items }}>
      <List headingId={useId()} />
    </Slots>
  );
}
