import Typography from '@mui/material/Typography';
import type { CurrencyId } from '../../domain/currency';
import { CURRENCIES } from '../../domain/currency';
import { formatAmount } from '../../domain/format';
import type { Decimal } from '../../domain/money';
import type { TextFieldProps } from './TextField';
import { TextField } from './TextField';

export interface AmountFieldProps extends Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'endAdornment' | 'hint'
> {
  /** The currency that the amount is in; its three letters stand at the field's end. */
  currency: CurrencyId;
  /** The balance that can be spent, an exact decimal as text; shown as a hint with all its decimals. */
  available?: Decimal;
}

/**
 * A typed amount of money. It keeps the text as it was typed: reading it is the form's business,
 * with `parseAmount`, and what that refuses comes back as `error`.
 */
export function AmountField({ currency, available, ...field }: AmountFieldProps) {
  return (
    <TextField
      {...field}
      hint={
        available === undefined ? '' : `Available: ${formatAmount(available, currency, 'exact')}`
      }
      inputMode="decimal"
      autoComplete="off"
      inputProps={{ ...field.inputProps, enterKeyHint: 'next' }}
      endAdornment={
        <Typography
          component="span"
          variant="amount"
          color="textSecondary"
          aria-hidden
          sx={{ marginInlineStart: 2 }}
        >
          {CURRENCIES[currency].symbol}
        </Typography>
      }
    />
  );
}
