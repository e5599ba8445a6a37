import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { use, useId } from 'react';
import { currencyBySymbol } from '../../domain/currency';
import { add } from '../../domain/money';
import { isUnseen, visible } from '../../domain/text';
import type { Transaction } from '../../domain/transaction';
import { signOf } from '../../domain/transaction';
import { linedItem } from '../../theme/styles';
import { AddressText } from '../identity/AddressText';
import { ForeignText } from '../identity/ForeignText';
import { CopyButton } from '../inputs/CopyButton';
import { Amount } from '../money/Amount';
import { MaskedText } from '../money/MaskedText';
import { FlorinContext } from '../provider/florinContext';
import type { OtherTexts } from '../provider/say';
import { useMessages } from '../provider/useMessages';
import { FullMoment } from './FullMoment';
import { meaningOf } from './statusMeaning';
import { TransactionDetails as english } from './TransactionDetails.messages';
import { TransactionStatusLabel } from './TransactionStatusLabel';

export interface TransactionDetailsProps {
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

const KINDS = ['receive', 'send', 'exchange', 'purchase'] as const;

/** All that is known of a transaction: how much, how far it has come, at what cost, between whom and when. */
export function TransactionDetails({
  transaction,
  hidden = false,
  nameOf,
  copiedText = null,
  onCopy,
  messages,
}: TransactionDetailsProps) {
  const say = useMessages('TransactionDetails', english, messages);
  const { currencies } = use(FlorinContext);
  const baseId = useId();
  const { id, type, amount, timestamp, status, fee, description } = transaction;
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
  const address = (name: 'from' | 'to', text: string | undefined) => {
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

  return (
    <Box>
      <Typography variant="body2" color="textSecondary">
        {kind === undefined ? <ForeignText>{type}</ForeignText> : say(kind)}
      </Typography>
      <Box sx={{ marginBlockEnd: 4, ...(type === 'receive' ? { color: 'success.main' } : {}) }}>
        <Amount {...money} value={amount} sign={signOf(type)} variant="amountHero" />
      </Box>
      <Paper component="dl" variant="outlined" sx={{ margin: 0, paddingInline: 4 }}>
        <Detail term={say('status')}>
          <TransactionStatusLabel status={status} />
          <Typography variant="body2">{say(meaningOf(transaction))}</Typography>
        </Detail>
        {fee !== undefined && (
          <Detail term={say('fee')}>
            <Amount {...money} value={fee} />
          </Detail>
        )}
        {fee !== undefined && isPaidWithFee && (
          <Detail term={say('total')}>
            <Amount {...money} value={add(amount, fee)} />
          </Detail>
        )}
        {address('from', transaction.fromAddress)}
        {address('to', transaction.toAddress)}
        <Detail term={say('date')}>
          <FullMoment at={timestamp} />
        </Detail>
        {!isUnseen(description) && (
          <Detail term={say('note')}>
            <bdi>
              <MaskedText text={visible(description)} hidden={hidden} />
            </bdi>
          </Detail>
        )}
        <Detail term={say('id')} id={`${baseId}-id`} action={copying(id, say('copyId'), 'id')}>
          <ForeignText>{id}</ForeignText>
        </Detail>
      </Paper>
    </Box>
  );
}
