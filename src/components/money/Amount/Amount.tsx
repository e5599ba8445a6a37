import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment, use } from 'react';
import type { UnknownAmount } from '../../../domain/currency/currency';
import type { AmountPart, Precision } from '../../../domain/money/format';
import { formatAmountParts, HIDDEN_AMOUNT } from '../../../domain/money/format';
import type { Decimal } from '../../../domain/money/money';
import type { Moving } from '../../../hooks/useFigure';
import { useFigure } from '../../../hooks/useFigure';
import { heroFigures, heroLine, heroWidth } from '../../../theme/heroLine';
import { FlorinContext } from '../../provider/florinContext';
import type { CurrencyLike } from '../../provider/useCurrency';
import { toCurrency } from '../../provider/useCurrency';
import type { OtherTexts } from '../../provider/say';
import { useMessages } from '../../provider/useMessages';
import { Amount as english } from './Amount.messages';
import { rooted } from '../../provider/rooted';
import type { RootProps } from '../../provider/roots';

export interface AmountProps extends RootProps {
  /** An exact decimal as text: `'1250.5'`. An unknown amount is shown as it was written, with a question mark. */
  value: Moving<Decimal | UnknownAmount>;
  /** Its id, or the currency itself. */
  currency: CurrencyLike;
  /** How many decimals are shown, and how the rest is treated. */
  precision?: Precision;
  /** Written where the locale puts it: the direction of a transaction. */
  sign?: '+' | '-' | '';
  /** Shows bullets in place of the amount. */
  hidden?: boolean;
  /** `amountHero` is for the one amount that a screen is about. */
  variant?: 'amountHero' | 'amount';
  /** Other texts. */
  messages?: OtherTexts<typeof english> | undefined;
}

/** Groups of digits, each with the separator behind it: `$20,` and `009`. */
const GROUPS = /\D*\d+\D?/g;

/** Whole units in pieces that a line may break between. */
function groupsOf(text: string): readonly string[] {
  return text.match(GROUPS) ?? [text];
}

/** Less than one whole unit, or none. */
const BELOW_ONE = /^[-+]?0*(?:\.|$)/;

const textOf = (parts: readonly AmountPart[]) => parts.map(({ text }) => text).join('');

/**
 * The loud part of an amount, in groups, and the quiet ones. A fraction is quiet after whole units, not after a zero.
 */
function byLoudness(parts: readonly AmountPart[], isBelowOne: boolean) {
  const isLoud = ({ kind }: AmountPart) => kind !== 'unit' && (kind !== 'fraction' || isBelowOne);
  const loud = textOf(parts.filter(isLoud));
  const quiet = parts.filter((part) => !isLoud(part));
  return { loud, groups: isBelowOne ? [loud] : groupsOf(loud), quiet };
}

const HIDDEN: readonly AmountPart[] = [{ kind: 'whole', text: HIDDEN_AMOUNT }];

declare module '../../provider/roots' {
  interface Roots {
    Amount: AmountProps;
  }
}

/**
 * An amount of money, exact to the last digit, in tabular figures. Where it is wider than its line,
 * it breaks behind a thousands separator. As the hero of a screen it fills a line of its own, and
 * its fraction is one step quieter where there are whole units. Assistive technology reads it in one piece.
 */
export const Amount = rooted(
  'Amount',
  function Amount(
    {
      value,
      currency,
      precision = 'display',
      sign = '',
      hidden = false,
      variant = 'amount',
      messages,
    }: AmountProps,
    root,
  ) {
    const say = useMessages('Amount', english, messages);
    const { locale, currencies } = use(FlorinContext);
    const info = toCurrency(currencies, currency);
    const [{ groups, quiet, label, frame }, element] = useFigure(value, (now) => {
      const parts = hidden ? HIDDEN : formatAmountParts(now, info, { locale, precision, sign });
      const shown = byLoudness(parts, !hidden && typeof now === 'string' && BELOW_ONE.test(now));
      return {
        ...shown,
        texts: [...shown.groups, ...shown.quiet.map(({ text }) => text)],
        label: hidden ? say('hidden') : textOf(parts),
        frame: variant === 'amount' ? 0 : heroWidth(shown.loud, textOf(shown.quiet)),
      };
    });
    const figures = (
      <bdi ref={element} role="img" aria-label={label}>
        <span>
          {groups.map((group, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- groups have an order, and no other name.
            <Fragment key={index}>
              {index > 0 && <wbr />}
              {group}
            </Fragment>
          ))}
        </span>
        {quiet.map(({ kind, text }) => (
          <span key={kind}>{text}</span>
        ))}
      </bdi>
    );
    const state = { variant, hidden, precision, sign };
    return variant === 'amount' ? (
      <Typography component="span" variant="amount" {...root(undefined, state)}>
        {figures}
      </Typography>
    ) : (
      // Its size depends on how wide the figures are, not on which they are.
      <Typography component="span" variant="amountHero" {...root(heroLine, state)}>
        <Box component="span" sx={heroFigures(frame)}>
          {figures}
        </Box>
      </Typography>
    );
  },
);
