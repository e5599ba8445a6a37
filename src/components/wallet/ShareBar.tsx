import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Paper from '@mui/material/Paper';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo, useMemo } from 'react';
import type { Currency, CurrencyId } from '../../domain/currency/currency';
import { sharesOf } from '../../domain/ledger/shares';
import { worthOf } from '../../domain/ledger/wallet';
import { isDecimal } from '../../domain/money/digits';
import { HIDDEN_AMOUNT } from '../../domain/money/format';
import { numberPieces } from '../../domain/money/localeNumbers';
import { isPositive, ZERO, type Decimal } from '../../domain/money/money';
import { ChevronRightRounded as OpensIcon } from '../../icons/ChevronRightRounded';
import { mirrored } from '../../theme/pageStyles';
import { coinColorIn } from '../../theme/paletteIn';
import { linedItem, rowEnd, rowOfCard, rowStart, wrappingRow } from '../../theme/styles';
import { tabularFigures } from '../../theme/vars';
import { PlainList } from '../layout/PlainList';
import { Section } from '../layout/Section';
import { Figure, Figures } from '../provider/internals/figures';
import { rooted, type Look } from '../provider/internals/rooted';
import type { RootProps } from '../provider/internals/roots';
import type { OtherTexts } from '../provider/internals/say';
import { useCurrencyName } from '../provider/useCurrencyName';
import { useFlorin } from '../provider/useFlorin';
import { useMessages } from '../provider/useMessages';

const english = {
  title: 'Where your money is',
  empty: 'Your money will appear here by currency.',
  hidden: 'Share hidden',
} as const;

export type ShareBarTexts = typeof english;

export interface ShareBarProps extends RootProps {
  /** The currencies, in the order in which they are shown. Currencies with a value of zero are omitted. */
  currencies: readonly Currency[];
  /** Shows bullets instead of the percentages, and an empty bar. */
  hidden?: boolean | undefined;
  /** Returns the URL of a currency's page. If set, each row of the list is a link. */
  hrefOf?: ((id: CurrencyId) => string) | undefined;
  /** Texts that replace those of `FlorinProvider`, by key. */
  messages?: OtherTexts<typeof english> | undefined;
}

interface Part {
  readonly currency: Currency;
  /** The share in percent. */
  readonly share: Decimal;
}

/**
 * Returns the currencies that have a share of the total. Omits a currency if its value is zero, or if its balance or
 * price is unknown.
 */
function partsOf(currencies: readonly Currency[]): readonly Part[] {
  const held = currencies.filter(
    (currency) =>
      isDecimal(currency.balance) && isDecimal(currency.price) && isPositive(worthOf(currency)),
  );
  const shares = sharesOf(held.map(worthOf));
  return held.map((currency, index) => ({ currency, share: shares[index] ?? ZERO }));
}

interface RowProps extends Pick<ShareBarProps, 'messages'> {
  id: CurrencyId;
  name: string;
  href: string | undefined;
  hidden: boolean;
  index: number;
}

/** A row of the list. Memoized, so that a new price renders only the share again, which is a `Figure`. */
const Row = memo(function Row({ id, name, href, hidden, index, messages }: RowProps) {
  const say = useMessages('ShareBar', english, messages);
  const content = (
    <>
      <Box component="span" aria-hidden sx={swatch(id, index)} />
      <Box component="span" sx={{ ...wrappingRow, flex: 1 }}>
        <Typography component="span" sx={{ ...rowStart, fontWeight: 600 }}>
          {`${name} `}
        </Typography>
        <Typography
          component="bdi"
          sx={{ ...rowEnd, ...tabularFigures, fontWeight: 600 }}
          {...(hidden ? { role: 'img', 'aria-label': say('hidden') } : {})}
        >
          <Figure name="share" />
        </Typography>
      </Box>
    </>
  );
  return (
    <Box component="li" sx={linedItem}>
      {href === undefined ? (
        <Box sx={line}>{content}</Box>
      ) : (
        <ButtonBase href={href} sx={linkedLine}>
          {content}
          <OpensIcon sx={opens} />
        </ButtonBase>
      )}
    </Box>
  );
});

interface FrameProps extends Look, Pick<ShareBarProps, 'messages'> {
  hidden: boolean;
  isEmpty: boolean;
}

const Frame = memo(function Frame({ hidden, isEmpty, messages, ...look }: FrameProps) {
  const say = useMessages('ShareBar', english, messages);
  return (
    <Section {...look} title={say('title')} landmark>
      <Paper variant="outlined" sx={{ padding: 4 }}>
        {isEmpty ? (
          <Typography color="textSecondary">{say('empty')}</Typography>
        ) : (
          <>
            {/* The bar is decorative, because the list below has the same content as text. */}
            <Box aria-hidden sx={hidden ? flatBar : segments}>
              {!hidden && <Figure name="segments" />}
            </Box>
            <PlainList sx={list}>
              <Figure name="rows" />
            </PlainList>
          </>
        )}
      </Paper>
    </Section>
  );
});

/** Shows each currency's share of the wallet's total, as a bar and as a list. */
export const ShareBar = rooted(
  'ShareBar',
  function ShareBar({ currencies, hidden = false, hrefOf, messages }: ShareBarProps, root) {
    const { locale = 'en-US' } = useFlorin();
    const currencyName = useCurrencyName();
    const parts = useMemo(() => partsOf(currencies), [currencies]);
    const shareText = (share: Decimal) =>
      numberPieces(share, { locale, decimals: 1, style: 'percent' }).join('');
    const rows = parts.map(({ currency, share }, index) => (
      <Figures key={currency.id} value={{ share: hidden ? HIDDEN_AMOUNT : shareText(share) }}>
        <Row
          id={currency.id}
          name={currencyName(currency)}
          href={hrefOf?.(currency.id)}
          hidden={hidden}
          index={index}
          messages={messages}
        />
      </Figures>
    ));
    const segmentsOf = parts.map(({ currency, share }, index) => (
      <Box
        component="span"
        key={currency.id}
        sx={segment(currency.id, index)}
        style={{ flexGrow: share }}
      />
    ));
    return (
      <Figures value={{ rows, segments: segmentsOf }}>
        <Frame
          hidden={hidden}
          isEmpty={parts.length === 0}
          messages={messages}
          {...root(undefined, { hidden })}
        />
      </Figures>
    );
  },
);

/** Backgrounds that can be distinguished without colour. */
const PATTERNS = [
  'linear-gradient(currentColor, currentColor)',
  'repeating-linear-gradient(45deg, currentColor 0 3px, transparent 3px 7px)',
  'radial-gradient(currentColor 1.6px, transparent 2.1px) 0 0 / 7px 7px',
  'repeating-linear-gradient(90deg, currentColor 0 2px, transparent 2px 5px)',
  'repeating-linear-gradient(-45deg, currentColor 0 1.5px, transparent 1.5px 5px)',
  'repeating-linear-gradient(0deg, currentColor 0 2px, transparent 2px 5px)',
] as const;

/** The style of a part: the pattern of its position, in the colour of its currency's coin. */
const part = (id: CurrencyId, index: number) =>
  ({
    color: (theme: Theme) => coinColorIn(theme, id) ?? 'primary.main',
    background: PATTERNS[index % PATTERNS.length],
    border: '1px solid currentColor',
    borderRadius: '4px',
    // Forced colours would remove the gradients that draw the patterns. So they are turned off here, and the patterns
    // have a system colour.
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', color: 'CanvasText' },
  }) as const;

/** The minimum width keeps even the smallest share visible. */
const segment = (id: CurrencyId, index: number) =>
  ({ ...part(id, index), flexBasis: 0, minInlineSize: '6px' }) as const;

/** The style of the bar. `contain` limits layout work to the bar when shares change. */
const segments = { display: 'flex', gap: '3px', blockSize: 28, contain: 'strict' } as const;

const flatBar = {
  blockSize: 28,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '4px',
  bgcolor: 'action.hover',
} as const;

/** The style of the swatch next to a name. It looks like the currency's segment of the bar. */
const swatch = (id: CurrencyId, index: number) =>
  ({
    ...part(id, index),
    flex: 'none',
    inlineSize: 20,
    blockSize: 20,
    marginBlockStart: 0.5,
  }) as const;

const list = { marginBlockStart: 2, marginBlockEnd: -3 } as const;

const line = {
  display: 'flex',
  alignItems: 'start',
  gap: 3,
  inlineSize: '100%',
  paddingBlock: 3,
  textAlign: 'start',
} as const;

const linkedLine = { ...line, ...rowOfCard } as const;

const opens = { flex: 'none', color: 'text.secondary', ...mirrored } as const;
