import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { use, useMemo } from 'react';
import { currencyBySymbol } from '../../../../domain/currency/currency';
import { readRecord } from '../../../../domain/history/readRecords';
import type { HistoryRecord } from '../../../../domain/history/transaction';
import { directionOf, isUnreadable } from '../../../../domain/history/transaction';
import { ForeignText } from '../../../identity/ForeignText';
import { Amount } from '../../../money/Amount/Amount';
import { FlorinContext } from '../../../provider/florinContext';
import type { OtherTexts } from '../../../provider/say';
import { useMessages } from '../../../provider/useMessages';
import { StatusNews } from '../statusNews';
import { FieldDetails } from './fieldDetails';
import { UnreadableDetails } from './unreadableDetails';
import { TransactionDetails as english } from './TransactionDetails.messages';
import { rooted } from '../../../provider/rooted';
import type { RootProps } from '../../../provider/roots';

export interface TransactionDetailsProps extends RootProps {
  /** The transaction, or a raw record, which is parsed. A record that cannot be parsed is shown as its text. */
  transaction: HistoryRecord;
  /** Shows bullets instead of the amount, the fee, their sum, and the amounts in the note. */
  hidden?: boolean | undefined;
  /** Returns the name of the contact that has an address. The name is shown above the address. */
  nameOf?: ((address: string) => string | undefined) | undefined;
  /** The text that was copied last, while its confirmation is shown; otherwise null. */
  copiedText?: string | null | undefined;
  /** Called when the user copies an address or the id. */
  onCopy: (text: string) => void;
  /** Replaces some of the component's texts, by key. It overrides the `messages` of `FlorinProvider`. */
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
          {kind === undefined ? <ForeignText>{type}</ForeignText> : say(kind)}
        </Typography>
        <Box sx={{ marginBlockEnd: 4, ...(direction === 'in' ? { color: 'success.main' } : {}) }}>
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
