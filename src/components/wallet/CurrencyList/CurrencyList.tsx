import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { memo, useCallback } from 'react';
import type { Currency, CurrencyId } from '../../../domain/currency/currency';
import { linedItem } from '../../../theme/styles';
import type { LoadingStates } from '../../feedback/loadableList';
import { LoadableList } from '../../feedback/loadableList';
import { StaleMark } from '../../feedback/staleMark';
import { PlainList } from '../../layout/PlainList';
import { Section } from '../../layout/Section';
import { Figure, Figures } from '../../provider/figures';
import type { OtherTexts } from '../../provider/say';
import { useCurrencyName } from '../../provider/useCurrencyName';
import { useMessages } from '../../provider/useMessages';
import { CurrencyItem } from '../CurrencyItem/CurrencyItem';
import { CurrencyList as english } from './CurrencyList.messages';
import type { Look } from '../../provider/rooted';
import { rooted } from '../../provider/rooted';
import type { RootProps } from '../../provider/roots';

export interface CurrencyListProps extends RootProps, LoadingStates {
  /** In the order in which they are listed. */
  currencies: readonly Currency[];
  /** The primary currency. */
  selectedId: CurrencyId;
  /** Shows bullets in place of balances and their values. */
  hidden?: boolean;
  /** The user has chosen a primary currency. */
  onSelect: (id: CurrencyId) => void;
  /** The address of a currency's details. With it the selected row shows a link below itself. */
  hrefOf?: (id: CurrencyId) => string;
  /** The moment of the last good answer, ISO 8601: given while balances and prices are not of now. */
  staleSince?: string | undefined;
  /** Other texts. */
  messages?: OtherTexts<typeof english> | undefined;
}

const row = {
  ...linedItem,
  // The frame cuts off what stands out, so the mark of the focus goes inside.
  '& :focus-visible': { outlineOffset: '-4px' },
} as const;

/** A button within a button could not be pressed: the link is below it, on the same ground. */
const below = {
  bgcolor: 'background.default',
  // Its words begin where the currency's name begins.
  paddingInlineStart: '51px',
  paddingBlockEnd: 1,
  '& > a': { marginBlockStart: -2 },
} as const;

interface RowProps extends Pick<CurrencyListProps, 'messages'> {
  name: string;
  /** The address of the details, for the selected row alone. */
  href: string | undefined;
}

/** The item of the list, with a link to the details. */
const Row = memo(function Row({ name, href, messages }: RowProps) {
  const say = useMessages('CurrencyList', english, messages);
  return (
    <Box component="li" sx={row}>
      <Figure name="item" />
      {href !== undefined && (
        <Box sx={below}>
          <Button href={href} size="small" aria-label={say('details', { currency: name })}>
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
    Required<Pick<CurrencyListProps, 'hidden' | 'onSelect'>> {
  currency: Currency;
  selected: boolean;
  hrefOf: CurrencyListProps['hrefOf'] | undefined;
}

/** One currency. It is rendered when this one has changed. */
const Line = memo(function Line({ onSelect, hrefOf, messages, ...line }: LineProps) {
  const currencyName = useCurrencyName();
  const { currency, selected } = line;
  const { id } = currency;
  const select = useCallback(() => {
    onSelect(id);
  }, [onSelect, id]);
  return (
    <Figures value={{ item: <CurrencyItem {...line} onSelect={select} /> }}>
      <Row
        name={currencyName(currency)}
        href={selected ? hrefOf?.(id) : undefined}
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
  className,
  sx,
  count,
  staleSince,
  messages,
  ...states
}: FrameProps) {
  const say = useMessages('CurrencyList', english, messages);
  return (
    <Section className={className} sx={sx} title={say('title')}>
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

declare module '../../provider/roots' {
  interface Roots {
    CurrencyList: CurrencyListProps;
  }
}

/** A wallet's currencies, one of which is the primary one. */
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
