import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Fragment, memo } from 'react';
import type { UnknownAmount } from '../../domain/currency/currency';
import {
  formatAmountParts,
  HIDDEN_AMOUNT,
  type AmountPart,
  type Precision,
} from '../../domain/money/format';
import type { Decimal } from '../../domain/money/money';
import { heroFigures, heroLine, heroWidth } from '../../theme/heroLine';
import { motion, MOVING } from '../../theme/vars';
import { Figure, Figures } from '../provider/internals/figures';
import { useFlorin } from '../provider/useFlorin';
import { toCurrency, type CurrencyLike } from '../provider/internals/useCurrency';
import type { OtherTexts } from '../provider/internals/say';
import { useMessages } from '../provider/useMessages';
import { rooted, type Look } from '../provider/internals/rooted';
import type { RootProps } from '../provider/internals/roots';

const english = {
  hidden: 'Amount hidden',
} as const;

export type AmountTexts = typeof english;

export interface AmountProps extends RootProps {
  /**
   * An exact decimal as text: `'1250.5'`. An amount that could not be parsed is shown unchanged, with a question mark.
   */
  value: Decimal | UnknownAmount;
  /** The currency, or its id. */
  currency: CurrencyLike;
  /** How many decimals are shown, and how the others are rounded; see `Precision`. */
  precision?: Precision | undefined;
  /** A sign for incoming or outgoing money. The locale determines the position of the sign. */
  sign?: '+' | '-' | '' | undefined;
  /** Shows bullets instead of the amount. */
  hidden?: boolean | undefined;
  /** `amountHero` is for the main amount of a screen. */
  variant?: 'amountHero' | 'amount' | undefined;
  /** Texts that replace those of `FlorinProvider`, by key. */
  messages?: OtherTexts<typeof english> | undefined;
}

/** Groups of digits, each with its trailing separator: `$20,` and `009`. */
const GROUPS = /\D*\d+\D?/g;

/** Splits whole units into groups. A line may break between two groups. */
function groupsOf(text: string): readonly string[] {
  return text.match(GROUPS) ?? [text];
}

/** Matches an amount below one whole unit, or zero. */
const BELOW_ONE = /^[-+]?0*(?:\.|$)/;

const textOf = (parts: readonly AmountPart[]) => parts.map(({ text }) => text).join('');

/**
 * Splits an amount into the groups of digits that are shown in the large size, and the parts in the small size. The
 * fraction is large only if there are no whole units.
 */
function partsBySize(parts: readonly AmountPart[], isBelowOne: boolean) {
  const isLarge = ({ kind }: AmountPart) => kind !== 'unit' && (kind !== 'fraction' || isBelowOne);
  const large = textOf(parts.filter(isLarge));
  const small = parts.filter((part) => !isLarge(part));
  return { large, groups: isBelowOne ? [large] : groupsOf(large), small };
}

const PlainFrame = memo(function PlainFrame(look: Look) {
  return (
    <Typography component="span" variant="amount" {...look}>
      <Figure name="amount" />
    </Typography>
  );
});

/**
 * The frame of a main amount. Its font size depends only on the width of the figures, so a new price rarely renders the
 * frame again.
 */
const HeroFrame = memo(function HeroFrame({ width, ...look }: Look & { width: number }) {
  return (
    <Typography component="span" variant="amountHero" {...look}>
      <Box component="span" sx={{ ...heroFigures(width), ...fading }}>
        <Figure name="amount" />
      </Box>
    </Typography>
  );
});

const fadeIn = keyframes({ from: { opacity: 0.3 } });

const fading = { [MOVING]: { '& bdi span': { animation: `${fadeIn} ${motion.digits}` } } } as const;

const HIDDEN: readonly AmountPart[] = [{ kind: 'whole', text: HIDDEN_AMOUNT }];

/**
 * An exact amount of money in tabular figures. If it is too wide for its line, it wraps after a thousands separator.
 * With the variant `amountHero`, it fills a separate line in a large size, with a smaller fraction. Screen readers read
 * it as one text.
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
    const { locale, currencies } = useFlorin();
    const info = toCurrency(currencies, currency);
    const parts = hidden ? HIDDEN : formatAmountParts(value, info, { locale, precision, sign });
    const isBelowOne = typeof value === 'string' && BELOW_ONE.test(value);
    const { large, groups, small } = partsBySize(parts, isBelowOne);
    // In a main amount, digits that have changed are a new element, so that they fade in.
    const isHero = variant === 'amountHero';
    const amount = (
      <bdi translate="no" role="img" aria-label={hidden ? say('hidden') : textOf(parts)}>
        <span>
          {groups.map((group, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- Groups are never reordered.
            <Fragment key={index}>
              {index > 0 && <wbr />}
              {/* A text may have siblings here, because browsers do not translate the amount. */}
              {isHero ? <span key={group}>{group}</span> : group}
            </Fragment>
          ))}
        </span>
        {small.map(({ kind, text }) => (
          <span key={isHero ? `${kind} ${text}` : kind}>{text}</span>
        ))}
      </bdi>
    );
    const state = { variant, hidden, precision, sign };
    return (
      <Figures value={{ amount }}>
        {isHero ? (
          <HeroFrame width={heroWidth(large, textOf(small))} {...root(heroLine, state)} />
        ) : (
          <PlainFrame {...root(undefined, state)} />
        )}
      </Figures>
    );
  },
);
