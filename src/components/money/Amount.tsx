import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment, memo } from 'react';
import type { CurrencyId } from '../../domain/currency';
import type { AmountPart, Precision } from '../../domain/format';
import { formatAmountParts, HIDDEN_AMOUNT } from '../../domain/format';
import type { Decimal } from '../../domain/money';
import { heroFigures, heroLine, heroWidth } from '../../theme/heroLine';
import { createSlots } from '../layout/createSlots';

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

const { Slots, Slot } = createSlots<'figures'>();

const LINE = (
  <Typography component="span" variant="amount">
    <Slot name="figures" />
  </Typography>
);

/** Its size depends on how wide the figures are, not on which they are. */
const HeroLine = memo(function HeroLine({ width }: { width: number }) {
  return (
    <Typography component="span" variant="amountHero" sx={heroLine}>
      <Box component="span" sx={heroFigures(width)}>
        <Slot name="figures" />
      </Box>
    </Typography>
  );
});

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
  const spokenFigures = (
    <span role="img" aria-label={spoken}>
      {shownSign}
      {parts.map(({ kind, text }) => (
        <span key={kind}>{kind === 'whole' ? <Breakable text={text} /> : text}</span>
      ))}
    </span>
  );
  return (
    <Slots contents={{ figures: spokenFigures }}>
      {variant === 'amount' ? (
        LINE
      ) : (
        <HeroLine width={heroWidth(shownSign + loudPart, quietParts.join(''))} />
      )}
    </Slots>
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
