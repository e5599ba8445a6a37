import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { use, useId, useMemo } from 'react';
import { currencyBySymbol } from '../../../../domain/currency/currency';
import { add, ZERO } from '../../../../domain/money/money';
import { readRecord } from '../../../../domain/history/readRecords';
import { HIDDEN_AMOUNT } from '../../../../domain/money/format';
import { isUnseen, visible } from '../../../../domain/text/text';
import type { HistoryRecord, UnreadableRecord } from '../../../../domain/history/transaction';
import {
  arrivedPartOf,
  directionOf,
  hasReadMoney,
  isUnreadable,
} from '../../../../domain/history/transaction';
import { Banner } from '../../../feedback/Banner';
import { AddressText } from '../../../identity/AddressText';
import { ForeignText } from '../../../identity/ForeignText';
import { CopyButton } from '../../../inputs/CopyButton/CopyButton';
import { Amount } from '../../../money/Amount/Amount';
import { MaskedText } from '../../../money/MaskedText/MaskedText';
import { FlorinContext } from '../../../provider/florinContext';
import type { OtherTexts } from '../../../provider/say';
import { useMessages } from '../../../provider/useMessages';
import { FullMoment } from '../FullMoment';
import { readableText, UnreadMark } from '../unreadMark';
import { StatusNews } from '../statusNews';
import { Detail } from './detail';
import { meaningOf } from './statusMeaning';
import { TransactionDetails as english } from './TransactionDetails.messages';
import { TransactionStatusLabel } from '../TransactionStatusLabel/TransactionStatusLabel';
import { useDescription } from '../useDescription';
import { rooted } from '../../../provider/rooted';
import type { RootProps } from '../../../provider/roots';

export interface TransactionDetailsProps extends RootProps {
  /** The transaction, or a raw record, which is parsed. Parts that cannot be parsed are shown unchanged. */
  transaction: HistoryRecord;
  /** Shows bullets instead of the amount, the fee, their sum, and the amounts in the note. */
  hidden?: boolean | undefined;
  /** Returns the name of the contact that has an address. The name is shown above the address. */
  nameOf?: ((address: string) => string | undefined) | undefined;
  /** The text that was copied last, while its confirmation is shown; otherwise null. */
  copiedText?: string | null | undefined;
  /** Called when the user copies an address or the id. */
  onCopy: (text: string) => void;
  /** Replaces the component's texts. */
  messages?: OtherTexts<typeof english> | undefined;
}

/** The signs by direction. Without a direction, the amount has no sign. */
const SIGNS = { in: '+', out: '-' } as const;

const KINDS = ['receive', 'send', 'exchange', 'purchase'] as const;

declare module '../../../provider/roots' {
  interface Roots {
    TransactionDetails: TransactionDetailsProps;
  }
}

/** The details of a transaction: amount, status, fee, sender, recipient and date. */
export const TransactionDetails = rooted(
  'TransactionDetails',
  function TransactionDetails(
    {
      transaction,
      hidden = false,
      nameOf,
      copiedText = null,
      onCopy,
      messages,
    }: TransactionDetailsProps,
    root,
  ) {
    const say = useMessages('TransactionDetails', english, messages);
    const { currencies } = use(FlorinContext);
    const describe = useDescription(hidden);
    const baseId = useId();
    const record = readRecord(transaction);
    const records = useMemo(() => [record], [record]);
    const { id, amount, timestamp, status, fee, description = '', received } = record;
    const unread: Partial<UnreadableRecord['unread']> = isUnreadable(record) ? record.unread : {};
    const symbol = record.currency ?? readableText(unread.currency) ?? '';
    const { receivedCurrency } = record;
    const direction = directionOf(record);
    const arrived = arrivedPartOf(record);
    // If the type contradicts the rest of the record, the text of the type is in `unread`.
    const type = record.type ?? readableText(unread.type);
    const kind = KINDS.find((known) => known === type);
    const money = {
      currency: currencyBySymbol(currencies, symbol),
      precision: 'exact',
      hidden,
    } as const;
    // The sender of received money pays the fee. A failed transaction costs nothing.
    const isPaidWithFee = direction === 'out' && status !== 'failed';
    const copying = (text: string, label: string, name: string) => (
      <CopyButton
        label={label}
        describedBy={`${baseId}-${name}`}
        copied={copiedText === text}
        onCopy={() => {
          onCopy(text);
        }}
      />
    );
    /** Shows an unreadable part unchanged. If the part may be an amount of money, it is hidden like amounts. */
    const asWritten = (text: string, isMoney = false) => (
      <>
        {text === '' ? (
          say('missing')
        ) : (
          <ForeignText>{isMoney && hidden ? HIDDEN_AMOUNT : text}</ForeignText>
        )}
        <UnreadMark>{say('unread')}</UnreadMark>
      </>
    );
    const address = (name: 'from' | 'to', text: string | undefined) => {
      const written = unread[`${name}Address`];
      if (written !== undefined) return <Detail term={say(name)}>{asWritten(written)}</Detail>;
      if (text === undefined) return null;
      const contact = nameOf?.(text);
      return (
        <Detail
          term={say(name)}
          id={`${baseId}-${name}`}
          action={copying(text, say('copyAddress'), name)}
        >
          {contact !== undefined && (
            <Typography sx={{ fontWeight: 600 }}>
              <ForeignText>{contact}</ForeignText>
            </Typography>
          )}
          <AddressText>{text}</AddressText>
        </Detail>
      );
    };

    const banner = isUnreadable(record) && (
      <Box sx={{ marginBlockEnd: 4 }}>
        <Banner>
          {say('oddText')}
          {unread.record !== undefined && (
            <Box sx={{ overflowWrap: 'anywhere' }}>{asWritten(unread.record, true)}</Box>
          )}
        </Banner>
      </Box>
    );
    // If the record is not an object, there are no other parts to show.
    if (unread.record !== undefined) return <Box {...root(undefined, { hidden })}>{banner}</Box>;
    return (
      <Box {...root(undefined, { hidden })}>
        {banner}
        <Typography variant="body2" color="textSecondary">
          {kind === undefined ? <ForeignText>{record.type ?? ''}</ForeignText> : say(kind)}
          {unread.type !== undefined && asWritten(unread.type)}
        </Typography>
        <Box sx={{ marginBlockEnd: 4, ...(direction === 'in' ? { color: 'success.main' } : {}) }}>
          {amount !== undefined || hidden ? (
            <Amount
              {...money}
              value={amount ?? ZERO}
              sign={direction === undefined ? '' : SIGNS[direction]}
              variant="amountHero"
            />
          ) : (
            asWritten(`${unread.amount ?? ''} ${symbol}`.trim())
          )}
        </Box>
        <Paper component="dl" variant="outlined" sx={{ margin: 0, paddingInline: 4 }}>
          <Detail term={say('status')}>
            {status === undefined ? (
              asWritten(unread.status ?? '')
            ) : (
              <TransactionStatusLabel status={status} />
            )}
            <Typography variant="body2">{say(meaningOf(record))}</Typography>
          </Detail>
          {arrived !== undefined && (
            <Detail term={say('part')}>
              <Amount {...money} value={arrived} />
            </Detail>
          )}
          {unread.arrived !== undefined && (
            <Detail term={say('part')}>{asWritten(unread.arrived, true)}</Detail>
          )}
          {received !== undefined && receivedCurrency !== undefined && (
            <Detail term={say('received')}>
              <Amount
                {...money}
                value={received}
                currency={currencyBySymbol(currencies, receivedCurrency)}
              />
            </Detail>
          )}
          {(unread.received ?? unread.receivedCurrency) !== undefined && (
            <Detail term={say('received')}>
              {asWritten(
                [unread.received ?? received, unread.receivedCurrency ?? receivedCurrency]
                  .filter((part) => part !== undefined)
                  .join(' '),
                true,
              )}
            </Detail>
          )}
          {unread.direction !== undefined && (
            <Detail term={say('direction')}>{asWritten(unread.direction)}</Detail>
          )}
          {unread.currency !== undefined && (
            <Detail term={say('currency')}>{asWritten(unread.currency)}</Detail>
          )}
          {(fee !== undefined || unread.fee !== undefined) && (
            <Detail term={say('fee')}>
              {fee === undefined ? (
                asWritten(unread.fee ?? '', true)
              ) : (
                <Amount {...money} value={fee} />
              )}
            </Detail>
          )}
          {(fee !== undefined || unread.fee !== undefined) && isPaidWithFee && (
            <Detail term={say('total')}>
              {fee === undefined || !hasReadMoney(record) ? (
                say('noTotal')
              ) : (
                <Amount {...money} value={add(record.amount, fee)} />
              )}
            </Detail>
          )}
          {address('from', record.fromAddress)}
          {address('to', record.toAddress)}
          <Detail term={say('date')}>
            {timestamp === undefined ? (
              asWritten(unread.timestamp ?? '')
            ) : (
              <FullMoment at={timestamp} />
            )}
          </Detail>
          {unread.description !== undefined && (
            <Detail term={say('note')}>{asWritten(unread.description, true)}</Detail>
          )}
          {!isUnseen(description) && (
            <Detail term={say('note')}>
              <bdi>
                <MaskedText text={describe(record, visible)} hidden={hidden} />
              </bdi>
            </Detail>
          )}
          {unread.id === undefined ? (
            <Detail term={say('id')} id={`${baseId}-id`} action={copying(id, say('copyId'), 'id')}>
              <ForeignText>{id}</ForeignText>
            </Detail>
          ) : (
            <Detail term={say('id')}>{asWritten(unread.id)}</Detail>
          )}
        </Paper>
        <StatusNews records={records} hidden={hidden} />
      </Box>
    );
  },
);
