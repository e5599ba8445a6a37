import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { SxProps, Theme } from '@mui/material/styles';
import { memo } from 'react';
import type { Currency, Quote } from '../../domain/currency/currency';
import { isDecimal } from '../../domain/money/digits';
import { formatAmount, HIDDEN_AMOUNT } from '../../domain/money/format';
import { worthOf } from '../../domain/ledger/wallet';
import { CheckCircleRounded as ChosenIcon } from '../../icons/CheckCircleRounded';
import { Amount } from '../money/Amount';
import { ChangeLabel } from '../money/ChangeLabel';
import { CurrencyIcon } from '../money/CurrencyIcon';
import { Figure, Figures } from '../provider/internals/figures';
import { useFlorin } from '../provider/useFlorin';
import { discSize, rowEnd, rowStart, tintedPaper, wrappingRow } from '../../theme/styles';
import { tabularFigures } from '../../theme/vars';
import type { OtherTexts } from '../provider/internals/say';
import { useCurrencyName } from '../provider/useCurrencyName';
import { useMessages } from '../provider/useMessages';
import { lookOf, rooted, type Look } from '../provider/internals/rooted';
import type { RootProps } from '../provider/internals/roots';

const english = {
  price: 'Price {price}',
} as const;

export type CurrencyItemTexts = typeof english;

export interface CurrencyItemProps extends RootProps {
  /** The currency, with its balance and price. */
  currency: Currency;
  /** Whether this is the primary currency, which forms select initially. */
  selected?: boolean | undefined;
  /** Shows bullets instead of the balance and its value. The price is public and stays visible. */
  hidden?: boolean | undefined;
  /**
   * Called when the user presses the row to make this the primary currency. If omitted, the row is text instead of a
   * button.
   */
  onSelect?: (() => void) | undefined;
  /** Texts that replace those of `FlorinProvider`, by key. */
  messages?: OtherTexts<typeof english> | undefined;
}

const base = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 3,
  alignItems: 'start',
  inlineSize: '100%',
  padding: 4,
  textAlign: 'start',
  overflowWrap: 'anywhere',
} as const;

const item: SxProps<Theme> = (theme) => ({
  ...base,
  bgcolor: 'background.paper',
  '@media (hover: hover)': { 'button&:hover': tintedPaper(theme, 'hover') },
  'button&:active': tintedPaper(theme, 'selected'),
});

const selectedItem: SxProps<Theme> = (theme) => ({
  ...base,
  ...tintedPaper(theme, 'hover'),
  'button&:hover, button&:active': tintedPaper(theme, 'selected'),
});

const chosenMark = {
  position: 'absolute',
  insetInlineEnd: -6,
  insetBlockEnd: -6,
  fontSize: discSize(20),
  color: 'gold.main',
  bgcolor: 'background.paper',
  borderRadius: '50%',
} as const;

/** The second line of the row, with the price and its change. It begins below the name, not below the icon. */
const priceLine = {
  gridColumn: '2 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 2,
  marginBlockStart: 1,
} as const;

interface FrameProps
  extends
    Omit<Look, 'id'>,
    Omit<Currency, keyof Quote>,
    Required<Pick<CurrencyItemProps, 'selected' | 'hidden'>>,
    Pick<CurrencyItemProps, 'onSelect' | 'messages'> {
  isPriced: boolean;
  /** The id of the root element. The prop is not called `id`, because `id` is the currency's id. */
  rootId: string | undefined;
}

/**
 * The parts of the row that do not depend on the price. Memoized, so that a new price renders only the figures again.
 */
const Frame = memo(function Frame({
  rootId,
  isPriced,
  selected,
  hidden,
  onSelect,
  messages,
  balance,
  unknownBalance,
  ...info
}: FrameProps) {
  const say = useMessages('CurrencyItem', english, messages);
  const currencyName = useCurrencyName();
  const content = (
    <>
      <Box component="span" sx={{ position: 'relative', display: 'inline-flex' }}>
        <CurrencyIcon currency={info} />
        {selected && <ChosenIcon sx={chosenMark} />}
      </Box>
      <Box component="span" sx={wrappingRow}>
        <Box component="span" sx={rowStart}>
          <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
            {`${currencyName(info)} `}
          </Typography>
          <Typography component="span" variant="body2" color="textSecondary" translate="no">
            {`${info.symbol} `}
          </Typography>
        </Box>
        <Box
          component="span"
          sx={{ ...rowEnd, display: 'flex', flexDirection: 'column', alignItems: 'flex-end' }}
        >
          <Amount value={unknownBalance ?? balance} currency={info} hidden={hidden} />
          <span> </span>
          {isPriced && (
            <>
              <Typography
                component="bdi"
                variant="body2"
                color="textSecondary"
                aria-hidden={hidden}
                sx={tabularFigures}
              >
                <Figure name="worth" />
              </Typography>
              <span> </span>
            </>
          )}
        </Box>
      </Box>
      {isPriced && (
        <Box component="span" sx={priceLine}>
          <Typography component="span" variant="body2" color="textSecondary" sx={tabularFigures}>
            {say('price', {
              price: (
                <bdi>
                  <Figure name="price" />
                </bdi>
              ),
            })}
            <span> </span>
          </Typography>
          <Figure name="change" />
        </Box>
      )}
    </>
  );
  const look = { ...lookOf(info), id: rootId };
  if (!onSelect) return <Box {...look}>{content}</Box>;
  return (
    <ButtonBase aria-pressed={selected} onClick={onSelect} {...look}>
      {content}
    </ButtonBase>
  );
});

/**
 * A currency in a wallet, with its balance. If the price is known, the value of the balance and the price are shown
 * too. The unit of account has neither, because its balance is its value.
 */
export const CurrencyItem = rooted(
  'CurrencyItem',
  function CurrencyItem(
    { currency, selected = false, hidden = false, ...frame }: CurrencyItemProps,
    root,
  ) {
    const { locale, unitOfAccount } = useFlorin();
    const { price, change24h, ...holding } = currency;
    const isKnown = !holding.unknownBalance && isDecimal(holding.balance) && isDecimal(price);
    const worth = isKnown ? formatAmount(worthOf(currency), unitOfAccount, { locale }) : '?';
    const isPriced = price !== undefined && currency.id !== unitOfAccount.id;
    const figures = isPriced && {
      worth: hidden ? HIDDEN_AMOUNT : worth,
      price: formatAmount(price, unitOfAccount, { locale, precision: 'price' }),
      change: <ChangeLabel change={change24h} />,
    };
    const { id: rootId, ...look } = root(selected ? selectedItem : item, { selected, hidden });
    return (
      <Figures value={{ ...figures }}>
        <Frame
          {...frame}
          {...holding}
          isPriced={isPriced}
          selected={selected}
          hidden={hidden}
          {...look}
          rootId={rootId}
        />
      </Figures>
    );
  },
);
