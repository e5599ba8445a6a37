import Paper from '@mui/material/Paper';
import { keyframes, type SxProps, type Theme } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import type { Day } from '../../../domain/day';
import { readRecords } from '../../../domain/history/readRecords';
import { counterpartyOf, type HistoryRecord } from '../../../domain/history/transaction';
import { ReceiptLongRounded as HistoryIcon } from '../../../icons/ReceiptLongRounded';
import { EmptyState } from '../../feedback/EmptyState';
import {
  LoadableList,
  type LoadingStates,
  type PagingStates,
} from '../../feedback/internals/loadableList';
import { PartBoundary } from '../../feedback/PartBoundary';
import { StaleMark } from '../../feedback/internals/staleMark';
import { paletteIn } from '../../../theme/paletteIn';
import { motion, MOVING } from '../../../theme/vars';
import { Button } from '../../inputs/internals/button';
import { PlainList } from '../../layout/PlainList';
import { Section } from '../../layout/Section';
import type { OtherTexts } from '../../provider/internals/say';
import { useMessages } from '../../provider/useMessages';
import { StatusNews } from './internals/statusNews';
import { TransactionItem } from './TransactionItem/TransactionItem';
import { rooted } from '../../provider/internals/rooted';
import type { RootProps } from '../../provider/internals/roots';

const english = {
  title: 'Recent transactions',
  all: 'See all',
  empty: 'No transactions yet',
  emptyText: 'What you send, receive and exchange will appear here.',
  failed: 'This transaction could not be shown.',
} as const;

export type TransactionListTexts = typeof english;

export interface TransactionListProps extends RootProps, LoadingStates, PagingStates {
  /**
   * The transactions, newest first, or unchecked records of a back end, which the component parses. If a record cannot
   * be parsed, the start of its JSON text is shown.
   */
  transactions: readonly HistoryRecord[];
  /**
   * The current day in the user's time zone, such as `2026-11-30`. A time of this day or of the day before is shown with
   * the word Today or Yesterday, and a date of this year without the year.
   */
  today?: Day | undefined;
  /** Shows bullets instead of amounts. */
  hidden?: boolean | undefined;
  /** If the list is out of date: the time of the last successful response (ISO 8601), which is then shown. */
  staleSince?: string | undefined;
  /** Called with the error of a row that cannot be rendered. All other rows are still shown. */
  onItemError?: ((cause: unknown) => void) | undefined;
  /** The URL of the page with all transactions, for a link beside the heading. */
  allHref?: string | undefined;
  /** A link or a button beside the link to all transactions. */
  action?: ReactNode;
  /** A link or a button below the text of an empty list, for the next step. */
  emptyAction?: ReactNode;
  /** Returns the URL of a transaction's page. If omitted, the rows are not links. */
  hrefOf?: ((record: HistoryRecord) => string) | undefined;
  /** Returns the name of the contact that has an address. The name is shown before the address. */
  nameOf?: ((address: string) => string | undefined) | undefined;
  /** Texts that replace those of `FlorinProvider`, by key. */
  messages?: OtherTexts<typeof english> | undefined;
}

/** The latest transactions of a wallet. */
export const TransactionList = rooted(
  'TransactionList',
  function TransactionList(
    {
      transactions,
      today,
      hidden = false,
      staleSince,
      onItemError,
      allHref,
      action,
      emptyAction,
      hrefOf,
      nameOf,
      messages,
      ...states
    }: TransactionListProps,
    root,
  ) {
    const say = useMessages('TransactionList', english, messages);
    const records = readRecords(transactions);
    const isNew = useArrivals(records.map(({ id }) => id));
    return (
      <Section
        {...root(undefined, { hidden })}
        title={say('title')}
        landmark
        action={
          <>
            {action}
            {allHref !== undefined && (
              <Button href={allHref} size="small">
                {say('all')}
              </Button>
            )}
          </>
        }
      >
        <Paper variant="outlined" sx={frame}>
          <LoadableList
            {...states}
            count={transactions.length}
            empty={
              <EmptyState
                title={say('empty')}
                icon={<HistoryIcon fontSize="inherit" />}
                action={emptyAction}
              >
                {say('emptyText')}
              </EmptyState>
            }
          >
            <PlainList>
              {records.map((record, index) => {
                const party = counterpartyOf(record);
                return (
                  <PartBoundary
                    key={record.id}
                    component="li"
                    sentence={say('failed')}
                    {...(onItemError ? { onError: onItemError } : {})}
                  >
                    <TransactionItem
                      transaction={record}
                      today={today}
                      hidden={hidden}
                      name={party === undefined ? undefined : nameOf?.(party)}
                      href={hrefOf?.(record)}
                      sx={isNew(index) ? arriving : undefined}
                    />
                  </PartBoundary>
                );
              })}
            </PlainList>
          </LoadableList>
        </Paper>
        <StatusNews records={records} hidden={hidden} />
        <StaleMark since={staleSince} />
      </Section>
    );
  },
);

/** The hover background of a line extends to the edges of the frame, which cuts it off at the rounded corners. */
const frame = { '--florin-row-inset': '16px', paddingInline: 4, overflow: 'hidden' } as const;

const open = keyframes({ from: { blockSize: 0, minBlockSize: 0, paddingBlock: 0, opacity: 0 } });

const glow = keyframes({ from: { opacity: 0.08 } });

/** A row that is added above a known row opens, and its background fades from a tint of the primary colour. */
const arriving: SxProps<Theme> = (theme) => ({
  [MOVING]: {
    animation: `${open} ${motion.row} ease-out`,
    interpolateSize: 'allow-keywords',
    overflow: 'clip',
    overflowClipMargin: '16px',
    position: 'relative',
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      insetInline: 'calc(-1 * var(--florin-row-inset, 0px))',
      pointerEvents: 'none',
      backgroundColor: paletteIn(theme).primary.main,
      opacity: 0,
      animation: `${glow} ${motion.glow} ease-out`,
    },
  },
});

/**
 * Returns a function that returns whether the row at an index was added after the first rows were shown. If no row was
 * shown before, as in another wallet, no row is new.
 */
function useArrivals(ids: readonly string[]): (index: number) => boolean {
  const [first, setFirst] = useState<ReadonlySet<string>>(() => new Set(ids));
  const lastKnown = ids.findLastIndex((id) => first.has(id));
  if (lastKnown < 0 && ids.length > 0) setFirst(new Set(ids));
  return (index) => index < lastKnown && !first.has(ids[index] ?? '');
}
