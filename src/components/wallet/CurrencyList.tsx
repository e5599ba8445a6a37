import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { memo } from 'react';
import type { Currency, CurrencyId } from '../../domain/currency';
import type { Moving } from '../../hooks/useFigure';
import { current } from '../../hooks/useFigure';
import { linedItem } from '../../theme/styles';
import { PlainList } from '../layout/PlainList';
import { Section } from '../layout/Section';
import type { OtherTexts } from '../provider/say';
import { useMessages } from '../provider/useMessages';
import { CurrencyItem } from './CurrencyItem';
import { CurrencyList as english } from './CurrencyList.messages';

export interface CurrencyListProps {
  /** In the order in which they are listed. */
  currencies: readonly Moving<Currency>[];
  /** The primary currency. */
  selectedId: CurrencyId;
  /** Shows bullets in place of balances and their values. */
  hidden?: boolean;
  /** The user has chosen a primary currency. */
  onSelect: (id: CurrencyId) => void;
  /** Other words for its texts. */
  messages?: OtherTexts<typeof english> | undefined;
}

interface LineProps extends Required<Pick<CurrencyListProps, 'hidden' | 'onSelect'>> {
  currency: Moving<Currency>;
  selected: boolean;
}

/** One currency. It is rendered when this one has changed. */
const Line = memo(function Line({ onSelect, ...item }: LineProps) {
  const { id } = current(item.currency);
  return (
    <Box
      component="li"
      sx={{
        ...linedItem,
        // The frame cuts off what stands out, so the mark of the focus goes inside.
        '& > :focus-visible': { outlineOffset: '-4px' },
      }}
    >
      <CurrencyItem
        {...item}
        onSelect={() => {
          onSelect(id);
        }}
      />
    </Box>
  );
});

/** A wallet's currencies, one of which is the primary one. */
export function CurrencyList({
  currencies,
  selectedId,
  hidden = false,
  onSelect,
  messages,
}: CurrencyListProps) {
  const say = useMessages('CurrencyList', english, messages);
  return (
    <Section title={say('title')}>
      {(headingId) => (
        <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
          <PlainList labelledBy={headingId}>
            {currencies.map((currency) => {
              const { id } = current(currency);
              return (
                <Line
                  key={id}
                  currency={currency}
                  selected={id === selectedId}
                  hidden={hidden}
                  onSelect={onSelect}
                />
              );
            })}
          </PlainList>
        </Paper>
      )}
    </Section>
  );
}
