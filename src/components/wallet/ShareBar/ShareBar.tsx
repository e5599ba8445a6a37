import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { memo, useMemo } from 'react';
import type { Currency, CurrencyId } from '../../../domain/currency/currency';
import { HIDDEN_AMOUNT } from '../../../domain/money/format';
import { numberPieces } from '../../../domain/money/localeNumbers';
import { isPositive, ZERO, type Decimal } from '../../../domain/money/money';
import { sharesOf } from '../../../domain/ledger/shares';
import { isDecimal } from '../../../domain/money/digits';
import { worthOf } from '../../../domain/ledger/wallet';
import { ChevronRightRounded as OpensIcon } from '../../../icons/ChevronRightRounded';
import { linedItem, rowEnd, rowStart, wrappingRow } from '../../../theme/styles';
import { tabularFigures } from '../../../theme/vars';
import { PlainList } from '../../layout/PlainList';
import { Section } from '../../layout/Section';
import { Figure, Figures } from '../../provider/internals/figures';
import { useFlorin } from '../../provider/useFlorin';
import type { OtherTexts } from '../../provider/internals/say';
import { useCurrencyName } from '../../provider/useCurrencyName';
import { useMessages } from '../../provider/useMessages';
import { flatBar, line, linkedLine, list, opens, segments, swatches } from './shareBarStyles';
import { rooted, type Look } from '../../provider/internals/rooted';
import type { RootProps } from '../../provider/internals/roots';

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
  name: string;
  href: string | undefined;
  hidden: boolean;
  index: number;
}

/** A row of the list. Memoized, so that a new price renders only the share again, which is a `Figure`. */
const Row = memo(function Row({ name, href, hidden, index, messages }: RowProps) {
  const say = useMessages('ShareBar', english, messages);
  const content = (
    <>
      <Box component="span" aria-hidden sx={swatches[index % swatches.length] ?? {}} />
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
          <OpensIcon aria-hidden sx={opens} />
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
          name={currencyName(currency)}
          href={hrefOf?.(currency.id)}
          hidden={hidden}
          index={index}
          messages={messages}
        />
      </Figures>
    ));
    const segmentsOf = parts.map(({ currency, share }) => (
      <span key={currency.id} style={{ flexGrow: share }} />
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
