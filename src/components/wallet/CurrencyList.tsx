import DetailsIcon from '@mui/icons-material/ChevronRightRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import { memo } from 'react';
import type { Currency, CurrencyId } from '../../domain/currency';
import type { Moving } from '../../hooks/useFigure';
import { current } from '../../hooks/useFigure';
import { linedItem, mirrored } from '../../theme/styles';
import type { LoadingStates } from '../feedback/loadableList';
import { LoadableList } from '../feedback/loadableList';
import { StaleMark } from '../feedback/staleMark';
import { PlainList } from '../layout/PlainList';
import { Section } from '../layout/Section';
import type { OtherTexts } from '../provider/say';
import { useMessages } from '../provider/useMessages';
import { CurrencyItem } from './CurrencyItem';
import { CurrencyList as english } from './CurrencyList.messages';

export interface CurrencyListProps extends LoadingStates {
  /** In the order in which they are listed. */
  currencies: readonly Moving<Currency>[];
  /** The primary currency. */
  selectedId: CurrencyId;
  /** Shows bullets in place of balances and their values. */
  hidden?: boolean;
  /** The user has chosen a primary currency. */
  onSelect: (id: CurrencyId) => void;
  /** The address of a currency's details. With it each row has a link beside it. */
  hrefOf?: (id: CurrencyId) => string;
  /** The moment of the last good answer, ISO 8601: given while balances and prices are not of now. */
  staleSince?: string | undefined;
  /** Other words for its texts. */
  messages?: OtherTexts<typeof english> | undefined;
}

interface LineProps extends Required<Pick<CurrencyListProps, 'hidden' | 'onSelect'>> {
  currency: Moving<Currency>;
  selected: boolean;
  href: string | undefined;
  /** The link's name. */
  details: string;
}

const row = {
  ...linedItem,
  // The frame cuts off what stands out, so the mark of the focus goes inside.
  '& :focus-visible': { outlineOffset: '-4px' },
} as const;

/** A button within a button could not be pressed: the link stands beside it. */
const withDetails = {
  display: 'flex',
  '& > button': { flex: 1, minInlineSize: 0, paddingInlineEnd: 0 },
} as const;

/** The ground of the chosen row goes on below its link. */
const chosen = { ...withDetails, bgcolor: 'background.default' } as const;

const detailsLink = { flex: 'none', borderRadius: 0, color: 'text.secondary' } as const;

/** One currency. It is rendered when this one has changed. */
const Line = memo(function Line({ onSelect, href, details, ...line }: LineProps) {
  const { id } = current(line.currency);
  const item = (
    <CurrencyItem
      {...line}
      onSelect={() => {
        onSelect(id);
      }}
    />
  );
  return (
    <Box component="li" sx={row}>
      {href === undefined ? (
        item
      ) : (
        <Box sx={line.selected ? chosen : withDetails}>
          {item}
          <IconButton href={href} aria-label={details} sx={detailsLink}>
            <DetailsIcon sx={mirrored} />
          </IconButton>
        </Box>
      )}
    </Box>
  );
});

/** A wallet's currencies, one of which is the primary one. */
export function CurrencyList({
  currencies,
  selectedId,
  hidden = false,
  onSelect,
  hrefOf,
  staleSince,
  messages,
  ...states
}: CurrencyListProps) {
  const say = useMessages('CurrencyList', english, messages);
  return (
    <Section title={say('title')}>
      {(headingId) => (
        <>
          <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
            <LoadableList {...states} count={currencies.length} inset>
              <PlainList labelledBy={headingId}>
                {currencies.map((currency) => {
                  const { id, name } = current(currency);
                  return (
                    <Line
                      key={id}
                      currency={currency}
                      selected={id === selectedId}
                      hidden={hidden}
                      onSelect={onSelect}
                      href={hrefOf?.(id)}
                      details={say('details', { currency: name })}
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
}
