import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { currencyBySymbol } from '../../../../domain/currency/currency';
import { readRecord } from '../../../../domain/history/readRecords';
import {
  directionOf,
  isUnreadable,
  type HistoryRecord,
} from '../../../../domain/history/transaction';
import { ForeignText } from '../../../identity/ForeignText';
import { Amount } from '../../../money/Amount';
import { useFlorin } from '../../../provider/useFlorin';
import type { OtherTexts } from '../../../provider/internals/say';
import { useMessages } from '../../../provider/useMessages';
import { StatusNews } from '../internals/statusNews';
import { FieldDetails } from './fieldDetails';
import { UnreadableDetails } from './unreadableDetails';
import { TransactionDetails as english } from './TransactionDetails.messages';
import { useRecordName } from '../internals/useRecordName';
import { rooted } from '../../../provider/internals/rooted';
import type { RootProps } from '../../../provider/internals/roots';

export interface TransactionDetailsProps extends RootProps {
  /**
   * The transaction, or an unchecked record of a back end, which the component parses. If the record cannot be parsed,
   * its JSON text is shown.
   */
  transaction: HistoryRecord;
  /** Shows bullets instead of the amount, the fee, their sum, and the amounts in the note. */
  hidden?: boolean | undefined;
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
