import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { withoutMarks } from '../../domain/money/typedNumber';
import { formatAmount } from '../../domain/money/format';
import { amountText } from '../../domain/money/amountText';
import { ZERO, type Decimal } from '../../domain/money/money';
import { buttonsInField, fieldButtons } from '../../theme/buttonsInField';
import { useFlorin } from '../provider/useFlorin';
import { toCurrency, type CurrencyLike } from '../provider/internals/useCurrency';
import type { OtherTexts } from '../provider/internals/say';
import { useMessages } from '../provider/useMessages';
import { isComposing, rewrite, typeInto } from './internals/composition';
import { TextField, type TextFieldProps } from './TextField';
import { rooted } from '../provider/internals/rooted';

const english = {
  available: 'Available: {amount}',
} as const;

export type AmountFieldTexts = typeof english;

export interface AmountFieldProps extends Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'endAdornment' | 'hint' | 'keepHint'
> {
  /** The currency of the amount, or the currency's id. Its symbol is shown at the field's end. */
  currency: CurrencyLike;
  /**
   * The unit in which the user types the amount, if it is not the currency, such as US dollars for a bitcoin amount.
   */
  unit?: CurrencyLike | undefined;
  /** The spendable balance, an exact decimal as text. It is shown with all its decimals, even beside an error. */
  available?: Decimal | undefined;
  /**
   * Whether the amount is the main content of its form. The field is higher then, its figures are large, and it shows a
   * zero until the user types.
   */
  isHero?: boolean | undefined;
  /** Buttons inside the field, at its end, such as one that fills in the available amount. */
  actions?: ReactNode;
  /** Texts that replace those of `FlorinProvider`, by key. */
  messages?: OtherTexts<typeof english> | undefined;
}

/**
 * A field for an amount of money. It keeps the typed text, except for invisible direction marks. The form has to parse
 * the text with `parseAmount` of `florin/domain/amount`, and to pass the error sentence as `error`. The text runs from
 * left to right in every script, so the sign and the unit stay on the side where they were typed.
 */
export const AmountField = rooted(
  'AmountField',
  function AmountField(
    {
      currency,
      unit = currency,
      available,
      isHero = false,
      actions,
      onChange,
      messages,
      ...field
    }: AmountFieldProps,
    root,
  ) {
    const say = useMessages('AmountField', english, messages);
    const { locale, currencies } = useFlorin();
    const info = toCurrency(currencies, currency);
    const typed = toCurrency(currencies, unit);
    const decimals = Math.min(2, typed.decimals);
    return (
      <TextField
        {...field}
        {...root([actions ? buttonsInField : {}, isHero ? hero : {}], { isHero })}
        onChange={(event) => {
          if (!isComposing(event)) rewrite(event.target, withoutMarks);
          onChange?.(event);
        }}
        keepHint
        hint={
          available !== undefined &&
          say('available', {
            amount: (
              <bdi translate="no">
                {formatAmount(available, info, { locale, precision: 'exact' })}
              </bdi>
            ),
          })
        }
        inputMode="decimal"
        autoComplete="off"
        inputProps={{
          ...(isHero && { placeholder: amountText(ZERO, { iso: '', decimals }, { locale }) }),
          ...field.inputProps,
          enterKeyHint: 'next',
          dir: 'ltr',
          onCompositionEnd: (event) => {
            field.inputProps?.onCompositionEnd?.(event);
            rewrite(event.currentTarget as HTMLInputElement, withoutMarks, typeInto);
          },
        }}
        endAdornment={
          <>
            <Typography
              component="span"
              variant="amount"
              color="textSecondary"
              aria-hidden
              translate="no"
              sx={{ marginInlineStart: 2 }}
            >
              {typed.symbol}
            </Typography>
            {actions && <Box sx={fieldButtons}>{actions}</Box>}
          </>
        }
      />
    );
  },
  ['ref'],
);

/** The look of the main field: a high box with large figures. */
const hero = {
  '& .MuiOutlinedInput-root': { minBlockSize: 72 },
  '& .MuiOutlinedInput-input': {
    flexGrow: 1,
    flexBasis: '3.5em',
    // In rem, because the label extends into this padding.
    paddingBlock: '0.5rem',
    fontSize: '1.75rem',
    fontWeight: 700,
    lineHeight: 1.2,
    letterSpacing: '-0.02em',
    '&::placeholder': { color: 'text.secondary', opacity: 1 },
  },
} as const;
