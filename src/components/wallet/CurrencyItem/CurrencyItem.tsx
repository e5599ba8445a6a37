import ChosenIcon from '@mui/icons-material/CheckCircleRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { use } from 'react';
import type { Currency } from '../../../domain/currency/currency';
import { isDecimal } from '../../../domain/money/digits';
import { formatAmount, HIDDEN_AMOUNT } from '../../../domain/money/format';
import { worthOf } from '../../../domain/ledger/wallet';
import type { Moving } from '../../../hooks/useFigure';
import { current, derive, useFigure } from '../../../hooks/useFigure';
import { Amount } from '../../money/Amount/Amount';
import { ChangeLabel } from '../../money/ChangeLabel/ChangeLabel';
import { CurrencyIcon } from '../../money/CurrencyIcon';
import { FlorinContext } from '../../provider/florinContext';
import { rowEnd, rowStart, wrappingRow } from '../../../theme/styles';
import { tabularFigures } from '../../../theme/vars';
import type { OtherTexts } from '../../provider/say';
import { useCurrencyName } from '../../provider/useCurrencyName';
import { useMessages } from '../../provider/useMessages';
import { CurrencyItem as english } from './CurrencyItem.messages';
import { rooted } from '../../provider/rooted';
import type { RootProps } from '../../provider/roots';

export interface CurrencyItemProps extends RootProps {
  currency: Moving<Currency>;
  /** It is the primary currency, which forms start with. */
  selected?: boolean;
  /** Shows bullets in place of what there is; the price is nobody's secret. */
  hidden?: boolean;
  /** The user wants it to be the primary currency. */
  onSelect: () => void;
  /** Other texts. */
  messages?: OtherTexts<typeof english> | undefined;
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

declare module '../../provider/roots' {
  interface Roots {
    CurrencyItem: CurrencyItemProps;
  }
}

/** A currency as a wallet holds it: how much there is, what that is worth, and what one costs. */
export const CurrencyItem = rooted(
  'CurrencyItem',
  function CurrencyItem(
    { currency, selected = false, hidden = false, onSelect, messages }: CurrencyItemProps,
    root,
  ) {
    const say = useMessages('CurrencyItem', english, messages);
    const { locale, unitOfAccount } = use(FlorinContext);
    const info = current(currency);
    const name = useCurrencyName()(info);
    const worthText = (now: Currency) =>
      !now.unknownBalance && isDecimal(now.balance) && isDecimal(now.price)
        ? formatAmount(worthOf(now), unitOfAccount, { locale })
        : '?';
    const [worth, worthElement] = useFigure(currency, (now) => ({
      texts: [hidden ? HIDDEN_AMOUNT : worthText(now)],
    }));
    const [price, priceElement] = useFigure(currency, (now) => ({
      texts: [formatAmount(now.price, unitOfAccount, { locale, precision: 'price' })],
    }));
    return (
      <ButtonBase
        aria-pressed={selected}
        onClick={onSelect}
        {...root(
          {
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
          },
          { selected, hidden },
        )}
      >
        <Box component="span" sx={{ position: 'relative', display: 'inline-flex' }}>
          <CurrencyIcon currency={info} />
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
              {info.symbol}
            </Typography>{' '}
          </Box>
          <Box
            component="span"
            sx={{ ...rowEnd, display: 'flex', flexDirection: 'column', alignItems: 'flex-end' }}
          >
            <Amount
              value={derive(currency, ({ balance, unknownBalance }) => unknownBalance ?? balance)}
              currency={info}
              hidden={hidden}
            />{' '}
            <Typography
              ref={worthElement}
              component="bdi"
              variant="body2"
              color="textSecondary"
              aria-hidden={hidden}
              sx={tabularFigures}
            >
              {worth.texts}
            </Typography>{' '}
          </Box>
        </Box>
        <Box component="span" sx={priceLine}>
          <Typography component="span" variant="body2" color="textSecondary" sx={tabularFigures}>
            {say('price', { price: <bdi ref={priceElement}>{price.texts}</bdi> })}
          </Typography>{' '}
          <ChangeLabel change={derive(currency, ({ change24h }) => change24h)} />
        </Box>
      </ButtonBase>
    );
  },
);
