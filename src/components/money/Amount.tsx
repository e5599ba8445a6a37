import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import type { CurrencyId } from '../../domain/currency';
import type { AmountPart, Precision } from '../../domain/format';
import { formatAmountParts, HIDDEN_AMOUNT } from '../../domain/format';
import type { Decimal } from '../../domain/money';
import type { Moving } from '../../hooks/useFigure';
import { useFigure } from '../../hooks/useFigure';
import { heroFigures, heroLine, heroWidth } from '../../theme/heroLine';

export interface AmountProps {
  /** An exact decimal as text: `'1250.5'`. */
  value: Moving<Decimal>;
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

/** Whole units in pieces that a line may break between. */
function groupsOf(text: string): readonly string[] {
  return text.match(GROUPS) ?? [text];
}

const HIDDEN: readonly AmountPart[] = [{ kind: 'whole', text: HIDDEN_AMOUNT }];

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
  const shownSign = hidden ? '' : sign;
  const [{ parts, label, frame }, element] = useFigure(value, (now) => {
    const shown = hidden ? HIDDEN : formatAmountParts(now, currency, precision);
    const texts = shown.map(({ text }) => text);
    const [loudPart = '', ...quietParts] = texts;
    return {
      parts: shown,
      texts: [
        ...(shownSign === '' ? [] : [shownSign]),
        ...shown.flatMap(({ kind, text }) => (kind === 'whole' ? groupsOf(text) : [text])),
      ],
      label: hidden ? 'Amount hidden' : sign + texts.join(''),
      frame: variant === 'amount' ? 0 : heroWidth(shownSign + loudPart, quietParts.join('')),
    };
  });
  const figures = (
    <span ref={element} role="img" aria-label={label}>
      {shownSign}
      {parts.map(({ kind, text }) => (
        <span key={kind}>{kind === 'whole' ? <Breakable text={text} /> : text}</span>
      ))}
    </span>
  );
  return variant === 'amount' ? (
    <Typography component="span" variant="amount">
      {figures}
    </Typography>
  ) : (
    // Its size depends on how wide the figures are, not on which they are.
    <Typography component="span" variant="amountHero" sx={heroLine}>
      <Box component="span" sx={heroFigures(frame)}>
        {figures}
      </Box>
    </Typography>
  );
}

/** Whole units that may break between their groups of digits, and nowhere else. */
function Breakable({ text }: Pick<AmountPart, 'text'>) {
  return groupsOf(text).map((group, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- groups have an order, and no other name.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {group}
    </Fragment>
  ));
}
