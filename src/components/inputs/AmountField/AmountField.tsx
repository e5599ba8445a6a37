import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { use } from 'react';
import { withoutMarks } from '../../../domain/money/typedNumber';
import { formatAmount } from '../../../domain/money/format';
import type { Decimal } from '../../../domain/money/money';
import { buttonsInField, fieldButtons } from '../../../theme/buttonsInField';
import { FlorinContext } from '../../provider/florinContext';
import type { CurrencyLike } from '../../provider/useCurrency';
import { toCurrency } from '../../provider/useCurrency';
import type { OtherTexts } from '../../provider/say';
import { useMessages } from '../../provider/useMessages';
import type { TextFieldProps } from '../TextField';
import { TextField } from '../TextField';
import { AmountField as english } from './AmountField.messages';
import { rooted } from '../../provider/rooted';

export interface AmountFieldProps extends Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'endAdornment' | 'hint' | 'keepHint'
> {
  /** The currency that the amount is in, or its id; its symbol stands at the field's end. */
  currency: CurrencyLike;
  /** The unit that is typed, where it is another than the currency. */
  unit?: CurrencyLike | undefined;
  /** The balance that can be spent, an exact decimal as text; shown with all its decimals, behind an error as well. */
  available?: Decimal;
  /** Buttons inside the field, at its end, such as one that fills in all that is available. */
  actions?: ReactNode;
  /** Other words for its texts. */
  messages?: OtherTexts<typeof english> | undefined;
}

/** Drops the invisible marks that came along with pasted text; the caret stays where it is. */
function dropMarks(input: HTMLInputElement): void {
  const { value, selectionEnd } = input;
  const shown = withoutMarks(value);
  if (shown === value) return;
  const caret = withoutMarks(value.slice(0, selectionEnd ?? value.length)).length;
  input.value = shown;
  input.setSelectionRange(caret, caret);
}

declare module '../../provider/roots' {
  interface Roots {
    AmountField: AmountFieldProps;
  }
}

/**
 * A typed amount of money. It keeps the text as it was typed, but for marks that cannot be seen:
 * reading it is the form's business, with `parseAmount`, and what that refuses comes back as `error`. Figures are
 * typed from left to right in every script: the sign and the unit stay on the side where they were typed.
 */
export const AmountField = rooted(
  'AmountField',
  function AmountField(
    {
      currency,
      unit = currency,
      available,
      actions,
      onChange,
      messages,
      ...field
    }: AmountFieldProps,
    root,
  ) {
    const say = useMessages('AmountField', english, messages);
    const { locale, currencies } = use(FlorinContext);
    const info = toCurrency(currencies, currency);
    return (
      <TextField
        {...field}
        {...root(actions ? buttonsInField : undefined)}
        onChange={(event) => {
          dropMarks(event.target);
          onChange?.(event);
        }}
        keepHint
        hint={
          available !== undefined &&
          say('available', {
            amount: <bdi>{formatAmount(available, info, { locale, precision: 'exact' })}</bdi>,
          })
        }
        inputMode="decimal"
        autoComplete="off"
        inputProps={{ ...field.inputProps, enterKeyHint: 'next', dir: 'ltr' }}
        endAdornment={
          <>
            <Typography
              component="span"
              variant="amount"
              color="textSecondary"
              aria-hidden
              sx={{ marginInlineStart: 2 }}
            >
              {toCurrency(currencies, unit).symbol}
            </Typography>
            {actions && <Box sx={fieldButtons}>{actions}</Box>}
          </>
        }
      />
    );
  },
);
