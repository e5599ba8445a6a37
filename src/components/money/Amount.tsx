import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import type { CurrencyId } from '../../domain/currency';
import type { AmountPart, Precision } from '../../domain/format';
import { formatAmountParts, HIDDEN_AMOUNT } from '../../domain/format';
import type { Decimal } from '../../domain/money';
import { heroFigures, heroLine, heroQuietPart } from '../../theme/heroLine';

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

/** Groups of digits, each with the separator behind it: `$20,` and `009`. */
const GROUPS = /\D*\d+\D?/g;

/**
 * An amount of money, exact to the last digit, in tabular figures. Where it is wider than its line,
 * it breaks behind a thousands separator. As the hero of a screen it fills a line of its own, and
 * its fraction is one step quieter. Assistive technology reads it in one piece.
 */
export function Amount({
  value,
  currency,
  precision = 'display',
  sign = '',
  hidden = false,
  variant = 'amount',
}: AmountProps) {
  const parts: readonly AmountPart[] = hidden
    ? [{ kind: 'whole', text: HIDDEN_AMOUNT }]
    : formatAmountParts(value, currency, precision);
  const [loudPart = '', ...quietParts] = parts.map(({ text }) => text);
  const shownSign = hidden ? '' : sign;
  const spoken = hidden ? 'Amount hidden' : sign + parts.map(({ text }) => text).join('');
  const isHero = variant === 'amountHero';
  return (
    <Typography
      component="span"
      variant={variant}
      role="img"
      aria-label={spoken}
      sx={isHero ? heroLine : undefined}
    >
      <Box
        component="span"
        sx={isHero ? heroFigures(shownSign + loudPart, quietParts.join('')) : undefined}
      >
        {shownSign}
        {parts.map(({ kind, text }) => (
          <Box
            component="span"
            key={kind}
            sx={isHero && kind !== 'whole' ? heroQuietPart : undefined}
          >
            {kind === 'whole' ? <Breakable text={text} /> : text}
          </Box>
        ))}
      </Box>
    </Typography>
  );
}

/** Whole units that may break between their groups of digits, and nowhere else. */
function Breakable({ text }: Pick<AmountPart, 'text'>) {
  return (text.match(GROUPS) ?? [text]).map((group, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- groups have an order, and no other name.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {group}
    </Fragment>
  ));
}
