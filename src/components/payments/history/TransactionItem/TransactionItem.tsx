import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';
import { currencyBySymbol } from '../../../../domain/currency/currency';
import { dayTeller, kindOfDay, type Day } from '../../../../domain/day';
import { readRecord } from '../../../../domain/history/readRecords';
import {
  arrivedPartOf,
  counterpartyOf,
  directionOf,
  isUnreadable,
  signOf,
  type HistoryRecord,
  type Transaction,
  type UnreadableRecord,
} from '../../../../domain/history/transaction';
import { formatAmount } from '../../../../domain/money/format';
import type { Decimal } from '../../../../domain/money/money';
import { shortForm } from '../../../../domain/recipients/addressEnds';
import { shortened } from '../../../../domain/recipients/recipientKind';
import { shortenAddress } from '../../../../domain/recipients/shortenAddress';
import { visible } from '../../../../domain/text/text';
import { CurrencyExchangeRounded as ExchangeIcon } from '../../../../icons/CurrencyExchangeRounded';
import { HelpOutlineRounded as UnknownIcon } from '../../../../icons/HelpOutlineRounded';
import { NorthEastRounded as SendIcon } from '../../../../icons/NorthEastRounded';
import { ShoppingBagOutlined as PurchaseIcon } from '../../../../icons/ShoppingBagOutlined';
import { SouthWestRounded as ReceiveIcon } from '../../../../icons/SouthWestRounded';
import {
  clampLines,
  coin,
  linedItem,
  rowEnd,
  rowStart,
  tintedPaper,
  wrappingRow,
} from '../../../../theme/styles';
import { ForeignText } from '../../../identity/ForeignText';
import { Amount } from '../../../money/Amount';
import { MaskedText } from '../../../money/MaskedText';
import { rooted, type Root } from '../../../provider/internals/rooted';
import type { RootProps } from '../../../provider/internals/roots';
import type { OtherTexts, Say } from '../../../provider/internals/say';
import { useFlorin } from '../../../provider/useFlorin';
import { useMessages } from '../../../provider/useMessages';
import { amountColor } from '../internals/amountColor';
import { useRecordName } from '../internals/useRecordName';
import { Moment } from '../Moment';
import { TransactionStatusLabel } from '../TransactionStatusLabel/TransactionStatusLabel';
import { useDescription } from '../useDescription';
import { TransactionItem as english } from './TransactionItem.messages';

export interface TransactionItemProps extends LineFacts, RootProps {
  /**
   * The transaction, or an unchecked record of a back end, which the component parses. If the record cannot be parsed,
   * the start of its JSON text is shown.
   */
  transaction: HistoryRecord;
  /** Texts that replace those of `FlorinProvider`, by key. */
  messages?: OtherTexts<typeof english> | undefined;
}

/** A transaction in a list of transactions, as an `li`. */
export const TransactionItem = rooted(
  'TransactionItem',
  function TransactionItem({ messages, transaction, ...props }: TransactionItemProps, root) {
    const say = useMessages('TransactionItem', english, messages);
    const line = { ...props, say, root };
    const record = readRecord(transaction);
    return isUnreadable(record) ? (
      <UnreadableLine {...line} record={record} />
    ) : (
      <TransactionLine {...line} transaction={record} />
    );
  },
);

const ICONS = {
  receive: ReceiveIcon,
  send: SendIcon,
  exchange: ExchangeIcon,
  purchase: PurchaseIcon,
} as const;

/** The icons of unknown types that have a direction. */
const OTHER_ICONS = { in: ReceiveIcon, out: SendIcon } as const;

const ADDRESS_LENGTH = 15;

interface CounterpartyProps {
  of: Transaction;
  name: string | undefined;
  say: Say<typeof english>;
}

/** Shows the sender or the recipient of a transaction, or nothing if there is neither. */
function Counterparty({ of, name, say }: CounterpartyProps) {
  const { recipients } = useFlorin();
  const address = counterpartyOf(of);
  if (address === undefined) return null;
  const short = (
    <ForeignText>
      {shortened(address, recipients) ?? shortenAddress(visible(address), ADDRESS_LENGTH)}
    </ForeignText>
  );
  return (
    <LineFact>
      {say(of.fromAddress === undefined ? 'to' : 'from', {
        address:
          name === undefined
            ? short
            : say('named', { name: <ForeignText>{name}</ForeignText>, address: short }),
      })}
    </LineFact>
  );
}

interface TransactionLineProps extends LineProps {
  transaction: Transaction;
}

/** Shows a readable transaction in a `TransactionItem`. */
function TransactionLine({ transaction, name, ...frame }: TransactionLineProps) {
  const { today, timeOnly = false, hidden = false, say } = frame;
  const { type, status, fee } = transaction;
  const { locale, currencies, recipients } = useFlorin();
  const describe = useDescription(hidden);
  const recordName = useRecordName();
  const currency = currencyBySymbol(currencies, transaction.currency);
  const direction = directionOf(transaction);
  const isKnown = Object.hasOwn(ICONS, type);
  const OwnIcon = direction === undefined ? UnknownIcon : OTHER_ICONS[direction];
  const Icon = isKnown ? ICONS[type as keyof typeof ICONS] : OwnIcon;
  const arrived = arrivedPartOf(transaction);
  // A full date and the word of a status do not fit beside each other. A completed transaction shows no word.
  const isStacked = !timeOnly && status !== 'completed';
  const exact = (value: Decimal) => (
    <bdi translate="no">
      <MaskedText
        text={formatAmount(value, currency, { locale, precision: 'exact' })}
        hidden={hidden}
      />
    </bdi>
  );
  const whole = describe(transaction, visible);
  const short = describe(transaction, visible, (address) => shortForm(address, recipients));
  // A line with both writing directions may cut a long address in the middle, so the address is shortened to its ends.
  // Screen readers read the whole address.
  const words = (
    <bdi>
      {short === whole ? (
        <MaskedText text={whole} hidden={hidden} />
      ) : (
        <>
          <span style={visuallyHidden}>{whole}</span>
          <span aria-hidden>{short}</span>
        </>
      )}
    </bdi>
  );
  return (
    <LineFrame
      {...frame}
      icon={<Icon fontSize="small" />}
      color={direction === 'in' ? 'success.main' : 'text.secondary'}
      words={words}
      below={
        <>
          {!isKnown && (
            <LineFact>
              <ForeignText isTranslatable>{recordName(type)}</ForeignText>
            </LineFact>
          )}
          <Counterparty of={transaction} name={name} say={say} />
          {arrived !== undefined && (
            <LineFact>
              {say('arrived', { part: exact(arrived), amount: exact(transaction.amount) })}
            </LineFact>
          )}
          {fee !== undefined && <LineFact>{say('fee', { amount: exact(fee) })}</LineFact>}
        </>
      }
    >
      <Box sx={{ color: amountColor(transaction), ...(status === 'failed' && struck) }}>
        <Amount
          value={transaction.amount}
          currency={currency}
          precision="exact"
          sign={signOf(transaction)}
          hidden={hidden}
        />
      </Box>
      <Box sx={isStacked ? stacked : facts}>
        <LineTime at={transaction.timestamp} today={today} timeOnly={timeOnly} say={say} />
        <TransactionStatusLabel status={status} isQuiet />
      </Box>
    </LineFrame>
  );
}

/** The status is before the time, or above it if both do not fit on one line. */
const facts = {
  display: 'flex',
  flexFlow: 'row-reverse wrap-reverse',
  alignItems: 'center',
  justifyContent: 'flex-start',
  columnGap: 1,
} as const;

const stacked = { ...facts, flexFlow: 'column-reverse', alignItems: 'flex-end' } as const;

interface UnreadableLineProps extends LineProps {
  record: UnreadableRecord;
}

/**
 * Shows a record that cannot be parsed: a general description, the start of the JSON text, and the time if it is
 * readable.
 */
function UnreadableLine({ record, ...frame }: UnreadableLineProps) {
  const { today, timeOnly = false, hidden = false, say } = frame;
  const { timestamp, unreadable } = record;
  return (
    <LineFrame
      {...frame}
      icon={<UnknownIcon fontSize="small" />}
      color="gold.text"
      words={say('odd')}
      below={
        // The JSON text may contain amounts.
        !hidden && (
          <LineFact lines={3}>
            <ForeignText>{unreadable}</ForeignText>
          </LineFact>
        )
      }
    >
      {timestamp !== undefined && (
        <LineTime at={timestamp} today={today} timeOnly={timeOnly} say={say} />
      )}
    </LineFrame>
  );
}

/** The amount of a failed transaction. Its status may be read after the amount. */
const struck = { textDecoration: 'line-through' } as const;

/**
 * Extends the hover background and the focus ring of a line to the edges of its list. The list sets the CSS property to
 * the space between its lines and its edges.
 */
const WIDE = { inset: 0, insetInline: 'calc(-1 * var(--florin-row-inset, 0px))' } as const;

const linked = (theme: Theme) => ({
  position: 'relative',
  isolation: 'isolate',
  '&::before': { content: '""', position: 'absolute', zIndex: -1, ...WIDE },
  '@media (hover: hover)': { '&:hover::before': tintedPaper(theme, 'hover') },
  '&:active::before': tintedPaper(theme, 'selected'),
});

/**
 * A pseudo-element extends the link and its focus ring over the whole row. A ring on the link would be cut off, because
 * the text is limited to three lines.
 */
const stretched = {
  '&::after': { content: '""', position: 'absolute', ...WIDE },
  '&:focus-visible, &.Mui-focusVisible': { outline: 'none' },
  '&:focus-visible::after': {
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: '-4px',
    borderRadius: 1,
  },
} as const;

/** The props of `TransactionItem` about how a transaction is shown. */
export interface LineFacts {
  /**
   * The current day in the user's time zone, such as `2026-11-30`. A time of this day or of the day before is shown with
   * the word Today or Yesterday, and a date of this year without the year.
   */
  today?: Day | undefined;
  /** Whether the row is below a heading with the day, so that the row shows only the time. */
  timeOnly?: boolean | undefined;
  /** Shows bullets instead of the amount, the fee, and the amounts in the description. */
  hidden?: boolean | undefined;
  /** The name of the contact that is the counterparty. The name is shown before the address. */
  name?: string | undefined;
  /**
   * The URL of the transaction's page. If set, the whole row is a link, and the transaction's description is its
   * accessible name.
   */
  href?: string | undefined;
  /** The root element. Use `div` if the component is already inside an `li`. */
  component?: 'li' | 'div' | undefined;
}

interface LineProps extends LineFacts {
  say: Say<typeof english>;
  root: Root;
}

interface LineFrameProps extends Omit<LineProps, 'say'> {
  icon: ReactNode;
  color: string;
  /**
   * The description of the transaction, in at most three lines of text. If there is an `href`, this is the text of the
   * link.
   */
  words: ReactNode;
  /** Further facts, below `words`. */
  below: ReactNode;
  children: ReactNode;
}

/** The layout of a transaction: an icon, the description with facts below it, and the amount at the end. */
function LineFrame({
  icon,
  color,
  words,
  below,
  timeOnly = false,
  hidden = false,
  href,
  component = 'li',
  root,
  children,
}: LineFrameProps) {
  return (
    <Box
      component={component}
      {...root([line, href === undefined ? {} : linked], { hidden, component })}
    >
      <Box component="span" sx={{ ...coin(40), color }}>
        {icon}
      </Box>
      <Box sx={{ ...wrappingRow, columnGap: 1 }}>
        {/* The basis is wide enough for a shortened address on one line. */}
        <Box sx={{ ...rowStart, flexBasis: '8.5rem' }}>
          <Typography sx={{ fontWeight: 600, ...clampLines(3) }}>
            {href === undefined ? (
              words
            ) : (
              <Link href={href} color="inherit" underline="none" sx={stretched}>
                {words}
              </Link>
            )}
          </Typography>
          {below}
        </Box>
        <Box sx={timeOnly ? rowEnd : datedEnd}>{children}</Box>
      </Box>
    </Box>
  );
}

interface LineFactProps {
  children: ReactNode;
  /** The maximum number of lines of text; no maximum by default. */
  lines?: number | undefined;
}

/** A small text below the description, such as the fee. */
function LineFact({ children, lines }: LineFactProps) {
  const sx = lines === undefined ? small : { ...small, ...clampLines(lines) };
  return (
    <Typography variant="caption" component="p" color="textSecondary" sx={sx}>
      {children}
    </Typography>
  );
}

interface LineTimeProps {
  at: string;
  today: Day | undefined;
  timeOnly: boolean;
  say: Say<typeof english>;
}

/** The time of a transaction: with its date, with the word Today or Yesterday, or alone. */
function LineTime({ at, today, timeOnly, say }: LineTimeProps) {
  const { timeZone } = useFlorin();
  const day = today === undefined || timeOnly ? undefined : dayTeller(timeZone)(at);
  const kind = day === undefined || today === undefined ? 'date' : kindOfDay(day, today);
  const isNear = kind === 'today' || kind === 'yesterday';
  return (
    <Typography variant="caption" component="span" color="textSecondary" sx={lineTime}>
      <Moment
        at={at}
        thisYear={today === undefined ? today : yearOf(today)}
        timeOnly={timeOnly || isNear}
        toText={isNear ? (time) => say(kind, { time }) : undefined}
      />
    </Typography>
  );
}

const yearOf = (day: Day) => Number(day.slice(0, 4));

/** The minimum height, 68 px, is the height of a transaction without further facts. */
const line = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 2.5,
  alignItems: 'start',
  minBlockSize: 68,
  paddingBlock: 3,
  ...linedItem,
} as const;

/** Reserves the space of the date, which is empty in HTML from a server that does not know the time zone. */
const datedEnd = { ...rowEnd, minInlineSize: 'min(7rem, 100%)' } as const;

/** Small text, so that an address and a date fit beside each other on a phone. */
const small = { fontSize: '0.75rem', lineHeight: 1.5 } as const;

/**
 * Until the time zone is known, a bar is shown in the place of the time. It is as high as a line, so that the layout does
 * not move later.
 */
const lineTime = {
  ...small,
  minBlockSize: '1.5em',
  '& time:not([datetime])': {
    display: 'block',
    inlineSize: 64,
    blockSize: 10,
    marginBlock: 'calc((1.5em - 10px) / 2)',
    marginInlineStart: 'auto',
    borderRadius: '5px',
    bgcolor: 'divider',
  },
} as const;
