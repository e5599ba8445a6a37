import ChosenIcon from '@mui/icons-material/CheckCircleRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import type { Currency } from '../../domain/currency';
import { formatAmount, HIDDEN_AMOUNT } from '../../domain/format';
import { worthOf } from '../../domain/wallet';
import { createSlots } from '../layout/createSlots';
import { Amount } from '../money/Amount';
import { ChangeLabel } from '../money/ChangeLabel';
import { CurrencyIcon } from '../money/CurrencyIcon';
import { rowEnd, rowStart, wrappingRow } from '../../theme/styles';
import { tabularFigures } from '../../theme/tokens';

export interface CurrencyItemProps {
  currency: Currency;
  /** It is the primary currency, which forms start with. */
  selected?: boolean;
  /** Shows bullets in place of what there is; the price is nobody's secret. */
  hidden?: boolean;
  /** The user wants it to be the primary currency. */
  onSelect: () => void;
}

/** Below both columns, since price and change belong together. */
const priceLine = {
  gridColumn: '2 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 2,
  marginBlockStart: 1,
} as const;

const { Slots, Slot } = createSlots<'balance' | 'worth' | 'price' | 'change'>();

/** Of the figures only the balance stays the same when prices move. */
const Balance = memo(Amount);

interface RowProps
  extends
    Pick<Currency, 'id' | 'name' | 'symbol'>,
    Required<Pick<CurrencyItemProps, 'selected' | 'hidden' | 'onSelect'>> {}

/** All of the row but its figures. */
const Row = memo(function Row({ id, name, symbol, selected, hidden, onSelect }: RowProps) {
  return (
    <ButtonBase
      aria-pressed={selected}
      onClick={onSelect}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        columnGap: 3,
        alignItems: 'start',
        inlineSize: '100%',
        padding: 4,
        textAlign: 'start',
        overflowWrap: 'anywhere',
        bgcolor: selected ? 'background.default' : 'transparent',
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <Box component="span" sx={{ position: 'relative', display: 'inline-flex' }}>
        <CurrencyIcon currency={id} />
        {selected && (
          <ChosenIcon
            aria-hidden
            sx={{
              position: 'absolute',
              insetInlineEnd: -6,
              insetBlockEnd: -6,
              fontSize: 20,
              color: 'gold.main',
              bgcolor: 'background.paper',
              borderRadius: '50%',
            }}
          />
        )}
      </Box>
      <Box component="span" sx={wrappingRow}>
        <Box component="span" sx={rowStart}>
          <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
            {name}
          </Typography>{' '}
          <Typography component="span" variant="body2" color="textSecondary">
            {symbol}
          </Typography>{' '}
        </Box>
        <Box
          component="span"
          sx={{ ...rowEnd, display: 'flex', flexDirection: 'column', alignItems: 'flex-end' }}
        >
          <Slot name="balance" />{' '}
          <Typography
            component="span"
            variant="body2"
            color="textSecondary"
            aria-hidden={hidden}
            sx={tabularFigures}
          >
            <Slot name="worth" />
          </Typography>{' '}
        </Box>
      </Box>
      <Box component="span" sx={priceLine}>
        <Typography component="span" variant="body2" color="textSecondary" sx={tabularFigures}>
          Price{' '}
          <span>
            <Slot name="price" />
          </span>
        </Typography>{' '}
        <Slot name="change" />
      </Box>
    </ButtonBase>
  );
});

/** A currency as a wallet holds it: how much there is, what that is worth, and what one costs. */
export function CurrencyItem({
  currency,
  selected = false,
  hidden = false,
  onSelect,
}: CurrencyItemProps) {
  const { id, name, symbol, balance, price, change24h } = currency;
  const contents = {
    balance: <Balance value={balance} currency={id} hidden={hidden} />,
    worth: hidden ? HIDDEN_AMOUNT : formatAmount(worthOf(currency), 'usd'),
    price: formatAmount(price, 'usd'),
    change: <ChangeLabel change={change24h} />,
  };
  return (
    <Slots contents={contents}>
      <Row {...{ id, name, symbol, selected, hidden, onSelect }} />
    </Slots>
  );
}
