import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { use, useId } from 'react';
import { currencyBySymbol } from '../../../../domain/currency/currency';
import { add } from '../../../../domain/money/money';
import { readableTransaction } from '../../../../domain/history/oddTransaction';
import { HIDDEN_AMOUNT } from '../../../../domain/money/format';
import { isUnseen, visible } from '../../../../domain/text/text';
import type { Transaction } from '../../../../domain/history/transaction';
import { directionOf, hasOddMoney } from '../../../../domain/history/transaction';
import { linedItem } from '../../../../theme/styles';
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
import { OddMark } from '../oddRecord';
import { meaningOf } from './statusMeaning';
import { TransactionDetails as english } from './TransactionDetails.messages';
import { TransactionStatusLabel } from '../TransactionStatusLabel/TransactionStatusLabel';
import { useDescription } from '../useDescription';
import { rooted } from '../../../provider/rooted';
import type { RootProps } from '../../../provider/roots';

export interface TransactionDetailsProps extends RootProps {
  /** Parts of it that are `odd`, or cannot be read, are shown as they were written. */
  transaction: Transaction;
  /** Shows bullets in place of the amount, the fee, their sum, and the amounts in the note. */
  hidden?: boolean;
  /** The name of the contact who has an address; it stands above the address. */
  nameOf?: ((address: string) => string | undefined) | undefined;
  /** The text that was copied a moment ago; null when none was. */
  copiedText?: string | null;
  /** The user wants an address, or the id, on the clipboard. */
  onCopy: (text: string) => void;
  /** Other words for its texts. */
  messages?: OtherTexts<typeof english> | undefined;
}

interface DetailProps {
  term: string;
  /** The id of the term. */
  id?: string;
  children: ReactNode;
  /** A button that acts on it; a receipt on paper has none. */
  action?: ReactNode;
}

/** One fact, below its name. */
function Detail({ term, id, children, action }: DetailProps) {
  return (
    <Box sx={{ paddingBlock: 3, ...linedItem }}>
      <Typography component="dt" id={id} variant="caption" color="textSecondary">
        {term}
      </Typography>
      <Box component="dd" sx={{ margin: 0, overflowWrap: 'anywhere' }}>
        {children}
        {action !== undefined && <Box sx={{ marginInlineStart: -4 }}>{action}</Box>}
      </Box>
    </Box>
  );
}

/** A list has the specified signs, where a purchase is a minus. */
const SIGNS = { in: '+', out: '-' } as const;

const KINDS = ['receive', 'send', 'exchange', 'purchase'] as const;

declare module '../../../provider/roots' {
  interface Roots {
    TransactionDetails: TransactionDetailsProps;
  }
}

/** All that is known of a transaction: how much, how far it has come, at what cost, between whom and when. */
export const TransactionDetails = rooted(
  'TransactionDetails',
  function TransactionDetails(
    {
      transaction: given,
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
    const transaction = readableTransaction(given);
    const { id, type, amount, timestamp, status, fee, description, odd } = transaction;
    const { received, receivedCurrency } = transaction;
    const isIn = directionOf(type) === 'in';
    const kind = KINDS.find((known) => known === type);
    const money = {
      currency: currencyBySymbol(currencies, transaction.currency),
      precision: 'exact',
      hidden,
    } as const;
    // The sender of received money pays its fee. A failed transaction costs nothing.
    const isPaidWithFee = type !== 'receive' && status !== 'failed';
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
    /** A part as it was written. One that may be money is hidden with the rest. */
    const unread = (text: string, isMoney = false) => (
      <>
        {text === '' ? (
          say('missing')
        ) : (
          <ForeignText>{isMoney && hidden ? HIDDEN_AMOUNT : text}</ForeignText>
        )}
        <OddMark>{say('unread')}</OddMark>
      </>
    );
    const address = (name: 'from' | 'to', text: string | undefined) => {
      const written = odd?.[`${name}Address`];
      if (written !== undefined) return <Detail term={say(name)}>{unread(written)}</Detail>;
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

    const banner = odd && (
      <Box sx={{ marginBlockEnd: 4 }}>
        <Banner>
          {say('oddText')}
          {odd.record !== undefined && (
            <Box sx={{ overflowWrap: 'anywhere' }}>{unread(odd.record, true)}</Box>
          )}
        </Banner>
      </Box>
    );
    // Nothing else is known of it.
    if (odd?.record !== undefined) return <Box {...root(undefined, { hidden })}>{banner}</Box>;
    return (
      <Box {...root(undefined, { hidden })}>
        {banner}
        <Typography variant="body2" color="textSecondary">
          {kind === undefined ? <ForeignText>{type}</ForeignText> : say(kind)}
          {odd?.type !== undefined && unread(odd.type)}
        </Typography>
        <Box sx={{ marginBlockEnd: 4, ...(isIn ? { color: 'success.main' } : {}) }}>
          {odd?.amount === undefined || hidden ? (
            <Amount
              {...money}
              value={amount}
              sign={odd?.type === undefined ? SIGNS[directionOf(type)] : ''}
              variant="amountHero"
            />
          ) : (
            unread(`${odd.amount} ${transaction.currency}`.trim())
          )}
        </Box>
        <Paper component="dl" variant="outlined" sx={{ margin: 0, paddingInline: 4 }}>
          <Detail term={say('status')}>
            {odd?.status === undefined ? (
              <TransactionStatusLabel status={status} />
            ) : (
              unread(odd.status)
            )}
            <Typography variant="body2">{say(meaningOf(transaction))}</Typography>
          </Detail>
          {received !== undefined && receivedCurrency !== undefined && (
            <Detail term={say('received')}>
              <Amount
                {...money}
                value={received}
                currency={currencyBySymbol(currencies, receivedCurrency)}
              />
            </Detail>
          )}
          {(odd?.received ?? odd?.receivedCurrency) !== undefined && (
            <Detail term={say('received')}>
              {unread(
                [odd?.received ?? received, odd?.receivedCurrency ?? receivedCurrency]
                  .filter((part) => part !== undefined)
                  .join(' '),
                true,
              )}
            </Detail>
          )}
          {odd?.currency !== undefined && (
            <Detail term={say('currency')}>{unread(odd.currency)}</Detail>
          )}
          {(fee !== undefined || odd?.fee !== undefined) && (
            <Detail term={say('fee')}>
              {fee === undefined ? unread(odd?.fee ?? '', true) : <Amount {...money} value={fee} />}
            </Detail>
          )}
          {(fee !== undefined || odd?.fee !== undefined) && isPaidWithFee && (
            <Detail term={say('total')}>
              {fee === undefined || hasOddMoney(transaction) ? (
                say('noTotal')
              ) : (
                <Amount {...money} value={add(amount, fee)} />
              )}
            </Detail>
          )}
          {address('from', transaction.fromAddress)}
          {address('to', transaction.toAddress)}
          <Detail term={say('date')}>
            {odd?.timestamp === undefined ? <FullMoment at={timestamp} /> : unread(odd.timestamp)}
          </Detail>
          {odd?.description !== undefined && (
            <Detail term={say('note')}>{unread(odd.description, true)}</Detail>
          )}
          {!isUnseen(description) && (
            <Detail term={say('note')}>
              <bdi>
                <MaskedText text={describe(transaction, visible)} hidden={hidden} />
              </bdi>
            </Detail>
          )}
          {odd?.id === undefined ? (
            <Detail term={say('id')} id={`${baseId}-id`} action={copying(id, say('copyId'), 'id')}>
              <ForeignText>{id}</ForeignText>
            </Detail>
          ) : (
            <Detail term={say('id')}>{unread(odd.id)}</Detail>
          )}
        </Paper>
      </Box>
    );
  },
);
