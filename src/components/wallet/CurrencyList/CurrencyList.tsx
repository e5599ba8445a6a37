import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { memo } from 'react';
import type { Currency, CurrencyId } from '../../../domain/currency/currency';
import type { Moving } from '../../../hooks/useFigure';
import { current } from '../../../hooks/useFigure';
import { linedItem } from '../../../theme/styles';
import type { LoadingStates } from '../../feedback/loadableList';
import { LoadableList } from '../../feedback/loadableList';
import { StaleMark } from '../../feedback/staleMark';
import { PlainList } from '../../layout/PlainList';
import { Section } from '../../layout/Section';
import type { OtherTexts } from '../../provider/say';
import { useCurrencyName } from '../../provider/useCurrencyName';
import { useMessages } from '../../provider/useMessages';
import { CurrencyItem } from '../CurrencyItem/CurrencyItem';
import { CurrencyList as english } from './CurrencyList.messages';
import { rooted } from '../../provider/rooted';
import type { RootProps } from '../../provider/roots';

export interface CurrencyListProps extends RootProps, LoadingStates {
  /** In the order in which they are listed. */
  currencies: readonly Moving<Currency>[];
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

interface LineProps extends Required<Pick<CurrencyListProps, 'hidden' | 'onSelect'>> {
  currency: Moving<Currency>;
  selected: boolean;
  /** The address of the details, for the selected row alone. */
  href: string | undefined;
  /** The link's name, and the part of it that is seen. */
  details: string;
  shortDetails: string;
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

/** One currency. It is rendered when this one has changed. */
const Line = memo(function Line({ onSelect, href, details, shortDetails, ...line }: LineProps) {
  const { id } = current(line.currency);
  return (
    <Box component="li" sx={row}>
      <CurrencyItem
        {...line}
        onSelect={() => {
          onSelect(id);
        }}
      />
      {href !== undefined && (
        <Box sx={below}>
          <Button href={href} size="small" aria-label={details}>
            {shortDetails}
          </Button>
        </Box>
      )}
    </Box>
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
    {
      currencies,
      selectedId,
      hidden = false,
      onSelect,
      hrefOf,
      staleSince,
      messages,
      ...states
    }: CurrencyListProps,
    root,
  ) {
    const say = useMessages('CurrencyList', english, messages);
    const currencyName = useCurrencyName();
    return (
      <Section {...root(undefined, { hidden })} title={say('title')}>
        {(headingId) => (
          <>
            <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
              <LoadableList {...states} count={currencies.length} inset>
                <PlainList labelledBy={headingId}>
                  {currencies.map((currency) => {
                    const info = current(currency);
                    const { id } = info;
                    return (
                      <Line
                        key={id}
                        currency={currency}
                        selected={id === selectedId}
                        hidden={hidden}
                        onSelect={onSelect}
                        href={id === selectedId ? hrefOf?.(id) : undefined}
                        details={say('details', { currency: currencyName(info) })}
                        shortDetails={say('shortDetails')}
                      />
                    );
                  })}
                </PlainList>
              </LoadableList>
            </Paper>
            <StaleMark since={staleSince} />
          </>
        )}
      </Section>
    );
  },
);
