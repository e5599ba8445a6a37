import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CurrencyId } from '../../domain/currency';
import type { Precision } from '../../domain/format';
import { formatAmountParts } from '../../domain/format';
import type { Decimal } from '../../domain/money';

export interface AmountProps {
  /** An exact decimal as text: `'1250.5'`. */
  value: Decimal;
  currency: CurrencyId;
  /** How many decimals are shown, and how the rest is treated. */
  precision?: Precision;
  /** Put in front of the number: the direction of a transaction. */
  sign?: '+' | '-' | '';
  /** Shows bullets in place of the amount. */
  hidden?: boolean;
  /** `amountHero` is for the one amount that a screen is about. */
  variant?: 'amountHero' | 'amount';
}

const quieter = { fontSize: '0.72em', fontWeight: 600 } as const;

/**
 * An amount of money, exact to the last digit, in tabular figures. As the hero of a screen its
 * fraction is one step quieter. Assistive technology reads it in one piece.
 */
export function Amount({
  value,
  currency,
  precision = 'display',
  sign = '',
  hidden = false,
  variant = 'amount',
}: AmountProps) {
  const parts = hidden
    ? [{ kind: 'whole' as const, text: '••••••' }]
    : formatAmountParts(value, currency, precision);
  const spoken = hidden ? 'Amount hidden' : sign + parts.map((part) => part.text).join('');
  return (
    <Typography component="span" variant={variant} role="img" aria-label={spoken}>
      {!hidden && sign}
      {parts.map(({ kind, text }) => (
        <Box
          component="span"
          key={kind}
          sx={variant === 'amountHero' && kind !== 'whole' ? quieter : undefined}
        >
          {text}
        </Box>
      ))}
    </Typography>
  );
}
