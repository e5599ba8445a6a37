import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Fragment, useId, useMemo, type ReactNode } from 'react';
import { currencyBySymbol } from '../../../../domain/currency/currency';
import { readRecord } from '../../../../domain/history/readRecords';
import {
  arrivedPartOf,
  directionOf,
  isUnreadable,
  type HistoryRecord,
  type Transaction,
} from '../../../../domain/history/transaction';
import { HIDDEN_AMOUNT } from '../../../../domain/money/format';
import { add, type Decimal } from '../../../../domain/money/money';
import { isUnseen, visible } from '../../../../domain/text/text';
import { flush } from '../../../../theme/pageStyles';
import { linedItem } from '../../../../theme/styles';
import { Banner } from '../../../feedback/Banner';
import { AddressText } from '../../../identity/AddressText';
import { ForeignText } from '../../../identity/ForeignText';
import { CopyButton } from '../../../inputs/CopyButton';
import { Amount } from '../../../money/Amount';
import { MaskedText } from '../../../money/MaskedText';
import { rooted } from '../../../provider/internals/rooted';
import type { RootProps } from '../../../provider/internals/roots';
import type { OtherTexts, Say } from '../../../provider/internals/say';
import { useFlorin } from '../../../provider/useFlorin';
import { useMessages } from '../../../provider/useMessages';
import { FullMoment } from '../FullMoment';
import { amountColor } from '../internals/amountColor';
import { StatusNews } from '../internals/statusNews';
import { useRecordName } from '../internals/useRecordName';
import { TransactionStatusLabel } from '../TransactionStatusLabel/TransactionStatusLabel';
import { useDescription } from '../useDescription';
import { meaningOf } from './statusMeaning';
import { TransactionDetails as english } from './TransactionDetails.messages';

export interface TransactionDetailsProps extends RootProps {
  /**
   * The transaction, or an unchecked record of a back end, which the component parses. If the record cannot be parsed,
   * its JSON text is shown.
   */
  transaction: HistoryRecord;
  /** Shows bullets instead of the amount, the fee, their sum, and the amounts in the note. */
  hidden?: boolean | undefined;
  /** Whether the description is shown above the details, as the heading of the page. The details then omit it. */
  describedAbove?: boolean | undefined;
  /** Returns the name of the contact that has an address. The name is shown above the address. */
  nameOf?: ((address: string) => string | undefined) | undefined;
  /** The text that the user has just copied. A confirmation is shown beside this text. Null hides the confirmation. */
  copiedText?: string | null | undefined;
  /**
   * Called with an address or the id when the user presses its copy button. Copy the text to the clipboard. If omitted,
   * there are no copy buttons.
   */
  onCopy?: ((text: string) => void) | undefined;
  /** Texts that replace those of `FlorinProvider`, by key. */
  messages?: OtherTexts<typeof english> | undefined;
}

const SIGNS = { in: '+', out: '-' } as const;

const KINDS = ['receive', 'send', 'exchange', 'purchase'] as const;

/** The details of a transaction: amount, status, fee, sender, recipient and date. */
export const TransactionDetails = rooted(
  'TransactionDetails',
  function TransactionDetails(
    {
      transaction,
      hidden = false,
      describedAbove = false,
      nameOf,
      copiedText = null,
      onCopy,
      messages,
    }: TransactionDetailsProps,
    root,
  ) {
    const say = useMessages('TransactionDetails', english, messages);
    const { currencies } = useFlorin();
    const recordName = useRecordName();
    const record = readRecord(transaction);
    const records = useMemo(() => [record], [record]);
    if (isUnreadable(record))
      return (
        <Box {...root(undefined, { hidden })}>
          <UnreadableDetails
            text={record.unreadable}
            hidden={hidden}
            copied={copiedText === record.unreadable}
            onCopy={onCopy}
            say={say}
          />
        </Box>
      );
    const { type, amount } = record;
    const direction = directionOf(record);
    const kind = KINDS.find((known) => known === type);

    return (
      <Box {...root(undefined, { hidden })}>
        <Typography variant="body2" color="textSecondary">
          {kind === undefined ? (
            <ForeignText isTranslatable>{recordName(type)}</ForeignText>
          ) : (
            say(kind)
          )}
        </Typography>
        <Box sx={{ marginBlockEnd: 4, color: amountColor(record) }}>
          <Amount
            value={amount}
            currency={currencyBySymbol(currencies, record.currency)}
            precision="exact"
            hidden={hidden}
            sign={direction === undefined ? '' : SIGNS[direction]}
            variant="amountHero"
          />
        </Box>
        <Paper component="dl" variant="outlined" sx={{ margin: 0, paddingInline: 4 }}>
          <FieldDetails
            record={record}
            hidden={hidden}
            describedAbove={describedAbove}
            nameOf={nameOf}
            copiedText={copiedText}
            onCopy={onCopy}
            say={say}
          />
        </Paper>
        <StatusNews records={records} hidden={hidden} />
      </Box>
    );
  },
);

interface FieldDetailsProps {
  record: Transaction;
  hidden: boolean;
  describedAbove: boolean;
  nameOf: ((address: string) => string | undefined) | undefined;
  copiedText: string | null;
  onCopy: ((text: string) => void) | undefined;
  say: Say<typeof english>;
}

/** The details of a transaction below its amount: a `dt` and a `dd` for each field. */
function FieldDetails({
  record,
  hidden,
  describedAbove,
  nameOf,
  say,
  ...copying
}: FieldDetailsProps) {
  const { currencies } = useFlorin();
  const describe = useDescription(hidden);
  const { id, amount, status, fee, received, receivedCurrency, description } = record;
  const arrived = arrivedPartOf(record);
  const meaning = meaningOf(record);
  // The total with the fee is shown only for outgoing money, because the sender pays the fee. A failed transaction
  // costs nothing.
  const isPaidWithFee = directionOf(record) === 'out' && status !== 'failed';
  const figure = (
    name: 'part' | 'received' | 'fee' | 'total',
    value: Decimal,
    symbol = record.currency,
  ) => (
    <Detail term={say(name)}>
      <Amount
        value={value}
        currency={currencyBySymbol(currencies, symbol)}
        precision="exact"
        hidden={hidden}
      />
    </Detail>
  );
  const address = (name: 'from' | 'to', text: string | undefined) => {
    if (text === undefined) return null;
    const contact = nameOf?.(text);
    return (
      <CopiedDetail {...copying} term={say(name)} label={say('copyAddress')} text={text}>
        {contact !== undefined && (
          <Typography sx={{ fontWeight: 600 }}>
            <ForeignText>{contact}</ForeignText>
          </Typography>
        )}
        <AddressText>{text}</AddressText>
      </CopiedDetail>
    );
  };
  /** The details in the order in which they are shown. A field that is shown elsewhere, or not at all, is null. */
  const details: Readonly<Record<keyof Transaction, ReactNode>> = {
    type: null,
    direction: null,
    amount: null,
    currency: null,
    status: (
      <Detail term={say('status')}>
        <TransactionStatusLabel status={status} />
        {meaning !== null && <Typography variant="body2">{say(meaning)}</Typography>}
      </Detail>
    ),
    arrived: arrived !== undefined && figure('part', arrived),
    received:
      received !== undefined &&
      receivedCurrency !== undefined &&
      figure('received', received, receivedCurrency),
    receivedCurrency: null,
    fee: fee !== undefined && (
      <>
        {figure('fee', fee)}
        {isPaidWithFee && figure('total', add(amount, fee))}
      </>
    ),
    fromAddress: address('from', record.fromAddress),
    toAddress: address('to', record.toAddress),
    timestamp: (
      <Detail term={say('date')}>
        <FullMoment at={record.timestamp} />
      </Detail>
    ),
    description: !describedAbove && !isUnseen(description) && (
      <Detail term={say('note')}>
        <bdi>
          <MaskedText text={describe(record, visible)} hidden={hidden} />
        </bdi>
      </Detail>
    ),
    made: null,
    id: (
      <CopiedDetail {...copying} term={say('id')} label={say('copyId')} text={id}>
        <ForeignText>{id}</ForeignText>
      </CopiedDetail>
    ),
  };
  return Object.entries(details).map(([name, detail]) => <Fragment key={name}>{detail}</Fragment>);
}

interface CopiedDetailProps {
  term: string;
  /** The accessible name of the copy button. */
  label: string;
  text: string;
  /** The text that the user has just copied, while its confirmation is shown; otherwise null. */
  copiedText: string | null;
  /** If undefined, there is no button. */
  onCopy: ((text: string) => void) | undefined;
  children: ReactNode;
}

/** A `dt` with its `dd`, and a button that copies a text. */
function CopiedDetail(props: CopiedDetailProps) {
  const { term, label, text, copiedText, onCopy, children } = props;
  const id = useId();
  return (
    <Detail
      term={term}
      id={id}
      action={
        onCopy && (
          <CopyButton
            label={label}
            describedBy={id}
            copied={copiedText === text}
            onCopy={() => {
              onCopy(text);
            }}
          />
        )
      }
    >
      {children}
    </Detail>
  );
}

interface DetailProps {
  term: string;
  id?: string | undefined;
  children: ReactNode;
  /** A button beside the description. The button is not printed. */
  action?: ReactNode;
}

function Detail({ term, id, children, action }: DetailProps) {
  return (
    <Box sx={{ paddingBlock: 3, ...linedItem }}>
      <Typography component="dt" id={id} variant="caption" color="textSecondary">
        {term}
      </Typography>
      <Box component="dd" sx={{ margin: 0, overflowWrap: 'anywhere' }}>
        {children}
        {action !== undefined && <Box sx={flush}>{action}</Box>}
      </Box>
    </Box>
  );
}

interface UnreadableDetailsProps {
  /** The whole record as JSON text. */
  text: string;
  hidden: boolean;
  copied: boolean;
  /** If undefined, there is no copy button. */
  onCopy: ((text: string) => void) | undefined;
  say: Say<typeof english>;
}

/** The details of a record that cannot be parsed: its JSON text, and a sentence about what the user can do. */
function UnreadableDetails({ text, hidden, copied, onCopy, say }: UnreadableDetailsProps) {
  return (
    <>
      <Banner>{say('oddText')}</Banner>
      <Paper variant="outlined" sx={{ marginBlockStart: 4, padding: 4 }}>
        <Box component="pre" translate="no" dir="ltr" sx={wrapped}>
          {/* The JSON text may contain amounts. */}
          {hidden ? HIDDEN_AMOUNT : text.split('\n').map(visible).join('\n')}
        </Box>
        {!hidden && onCopy && (
          <Box sx={{ ...flush, marginBlockStart: 2 }}>
            <CopyButton
              label={say('copyText')}
              copied={copied}
              onCopy={() => {
                onCopy(text);
              }}
            />
          </Box>
        )}
      </Paper>
    </>
  );
}

const wrapped = {
  margin: 0,
  typography: 'body2',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;
