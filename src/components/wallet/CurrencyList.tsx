import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { SxProps, Theme } from '@mui/material/styles';
import { memo, useCallback } from 'react';
import type { Currency, CurrencyId } from '../../domain/currency/currency';
import { ChevronRightRounded as OpenIcon } from '../../icons/ChevronRightRounded';
import { flush, mirrored } from '../../theme/pageStyles';
import { linedItem, tintedPaper } from '../../theme/styles';
import { LoadableList, type LoadingStates } from '../feedback/internals/loadableList';
import { StaleMark } from '../feedback/internals/staleMark';
import { Button } from '../inputs/internals/button';
import { PlainList } from '../layout/PlainList';
import { Section } from '../layout/Section';
import { Figure, Figures } from '../provider/internals/figures';
import type { OtherTexts } from '../provider/internals/say';
import { useCurrencyName } from '../provider/useCurrencyName';
import { useMessages } from '../provider/useMessages';
import { CurrencyItem } from './CurrencyItem';
import { rooted, type Look } from '../provider/internals/rooted';
import type { RootProps } from '../provider/internals/roots';

const english = {
  title: 'Currencies',
  details: 'Details of {currency}',
  /**
   * The visible text of the link to the details. The link's accessible name is `details`, which must contain this text.
   */
  shortDetails: 'Details',
} as const;

export type CurrencyListTexts = typeof english;

export interface CurrencyListProps extends RootProps, LoadingStates {
  /** The currencies, in the order in which they are shown. */
  currencies: readonly Currency[];
  /** The id of the primary currency; undefined if there is none. */
  selectedId?: CurrencyId | undefined;
  /** Shows bullets instead of balances and their values. */
  hidden?: boolean | undefined;
  /** Called when the user selects a primary currency. If omitted, the rows are text instead of buttons. */
  onSelect?: ((id: CurrencyId) => void) | undefined;
  /**
   * Returns the URL of the page with a currency's details. If set, the selected row has a link to that page. If
   * `onSelect` is omitted, every row has such a link.
   */
  hrefOf?: ((id: CurrencyId) => string) | undefined;
  /**
   * If balances or prices are out of date: the time of the last successful response (ISO 8601), which is then shown.
   */
  staleSince?: string | undefined;
  /** Texts that replace those of `FlorinProvider`, by key. */
  messages?: OtherTexts<typeof english> | undefined;
}

const row = {
  ...linedItem,
  marginInline: 4,
  // The line between two rows does not touch the edges of the frame, but the hover background of a row does.
  '&& > *': { inlineSize: 'calc(100% + 32px)', marginInline: -4 },
  // The link below is high enough for a finger, so the row needs less space above it.
  '& > :not(:last-child)': { paddingBlockEnd: 2 },
  // The focus ring is inside the row, with the round corners of the list, because the frame of the list has
  // `overflow: hidden`. `&&` makes this selector more specific than that of the theme.
  '&& > :focus-visible': { outlineOffset: '-4px', borderRadius: 1 },
} as const;

/**
 * A link cannot be inside the row's button, so it is below the button, on the same background. It is at the end of the
 * row, like the arrow of a row that opens a page.
 */
const below = {
  display: 'flex',
  justifyContent: 'flex-end',
  paddingInline: 4,
  paddingBlockEnd: 1,
} as const;

const belowSelected: SxProps<Theme> = (theme) => ({ ...below, ...tintedPaper(theme, 'hover') });

interface RowProps extends Pick<CurrencyListProps, 'messages'> {
  name: string;
  selected: boolean;
  href: string | undefined;
}

/** An `li` with a currency, which the `Figures` context provides, and a link to the details. */
const Row = memo(function Row({ name, selected, href, messages }: RowProps) {
  const say = useMessages('CurrencyList', english, messages);
  return (
    <Box component="li" sx={row}>
      <Figure name="item" />
      {href !== undefined && (
        <Box sx={selected ? belowSelected : below}>
          <Button
            href={href}
            size="small"
            aria-label={say('details', { currency: name })}
            endIcon={<OpenIcon sx={mirrored} />}
            sx={flush}
          >
            {say('shortDetails')}
          </Button>
        </Box>
      )}
    </Box>
  );
});

interface LineProps
  extends
    Pick<CurrencyListProps, 'messages'>,
    Required<Pick<CurrencyListProps, 'hidden'>>,
    Pick<CurrencyListProps, 'onSelect' | 'hrefOf'> {
  currency: Currency;
  selected: boolean;
}

/** A currency in the list. Memoized, so that it renders again only when this currency changes. */
const Line = memo(function Line({ onSelect, hrefOf, messages, ...line }: LineProps) {
  const currencyName = useCurrencyName();
  const { currency, selected } = line;
  const { id } = currency;
  const select = useCallback(() => {
    onSelect?.(id);
  }, [onSelect, id]);
  return (
    <Figures value={{ item: <CurrencyItem {...line} onSelect={onSelect && select} /> }}>
      <Row
        name={currencyName(currency)}
        selected={selected}
        href={selected || !onSelect ? hrefOf?.(id) : undefined}
        messages={messages}
      />
    </Figures>
  );
});

interface FrameProps
  extends Look, LoadingStates, Pick<CurrencyListProps, 'staleSince' | 'messages'> {
  count: number;
}

const Frame = memo(function Frame({
  count,
  staleSince,
  messages,
  loading,
  error,
  onRetry,
  ...look
}: FrameProps) {
  const states = { loading, error, onRetry };
  const say = useMessages('CurrencyList', english, messages);
  return (
    <Section {...look} title={say('title')}>
      {(headingId) => (
        <>
          <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
            <LoadableList {...states} count={count} inset>
              <PlainList labelledBy={headingId}>
                <Figure name="lines" />
              </PlainList>
            </LoadableList>
          </Paper>
          <StaleMark since={staleSince} />
        </>
      )}
    </Section>
  );
});

/** Lists the currencies of a wallet. The user can select one of them as the primary currency. */
export const CurrencyList = rooted(
  'CurrencyList',
  function CurrencyList(
    { currencies, selectedId, hidden = false, onSelect, hrefOf, ...frame }: CurrencyListProps,
    root,
  ) {
    const lines = currencies.map((currency) => (
      <Line
        key={currency.id}
        currency={currency}
        selected={currency.id === selectedId}
        hidden={hidden}
        onSelect={onSelect}
        hrefOf={hrefOf}
        messages={frame.messages}
      />
    ));
    return (
      <Figures value={{ lines }}>
        <Frame {...frame} count={currencies.length} {...root(undefined, { hidden })} />
      </Figures>
    );
  },
);
