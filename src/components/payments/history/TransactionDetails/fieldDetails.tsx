import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode } from 'react';
import { currencyBySymbol } from '../../../../domain/currency/currency';
import {
  arrivedPartOf,
  directionOf,
  type Transaction,
} from '../../../../domain/history/transaction';
import { add, type Decimal } from '../../../../domain/money/money';
import { isUnseen, visible } from '../../../../domain/text/text';
import { AddressText } from '../../../identity/AddressText';
import { ForeignText } from '../../../identity/ForeignText';
import { Amount } from '../../../money/Amount';
import { MaskedText } from '../../../money/MaskedText';
import { useFlorin } from '../../../provider/useFlorin';
import type { Say } from '../../../provider/internals/say';
import { FullMoment } from '../FullMoment';
import { TransactionStatusLabel } from '../TransactionStatusLabel/TransactionStatusLabel';
import { useDescription } from '../useDescription';
import { CopiedDetail } from './copiedDetail';
import { Detail } from './detail';
import { meaningOf } from './statusMeaning';
import type { TransactionDetails as english } from './TransactionDetails.messages';

interface FieldDetailsProps {
  record: Transaction;
  hidden: boolean;
  nameOf: ((address: string) => string | undefined) | undefined;
  copiedText: string | null;
  onCopy: ((text: string) => void) | undefined;
  say: Say<typeof english>;
}

/** The details of a transaction below its amount: a `dt` and a `dd` for each field. */
export function FieldDetails({ record, hidden, nameOf, say, ...copying }: FieldDetailsProps) {
  const { currencies } = useFlorin();
  const describe = useDescription(hidden);
  const { id, amount, status, fee, received, receivedCurrency, description } = record;
  const arrived = arrivedPartOf(record);
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
        <Typography variant="body2">{say(meaningOf(record))}</Typography>
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
    description: !isUnseen(description) && (
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
