import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { memo, useCallback } from 'react';
import type { Currency, CurrencyId } from '../../domain/currency';
import { linedItem } from '../../theme/styles';
import { createSlots } from '../layout/createSlots';
import { PlainList } from '../layout/PlainList';
import { Section } from '../layout/Section';
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
      ...linedItem,
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
const LIST = (
  <Section title="Currencies">
    {(headingId) => (
      <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
        <PlainList labelledBy={headingId}>
          <Slot name="items" />
        </PlainList>
      </Paper>
    )}
  </Section>
);

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
  return <Slots contents={{ items }}>{LIST}</Slots>;
}
