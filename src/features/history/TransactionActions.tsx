import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useMessages } from '../../components/provider/useMessages';
import { saveContactPath, sendAgainPath } from '../../constants/paths';
import { CURRENCY_LIST } from '../../domain/currency/currency';
import { IosShareRounded as ShareIcon } from '../../icons/IosShareRounded';
import { PersonAddAltOutlined as SaveIcon } from '../../icons/PersonAddAltOutlined';
import { PrintOutlined as PrintIcon } from '../../icons/PrintOutlined';
import { orderAgain } from '../payments/orderAgain';
import { usePrint, useShare } from '../../state/DeviceProvider';
import { useUnsavedContact } from '../contacts/useUnsavedContact';
import type { OpenTransaction } from './useOpenTransaction';
import { useTransactionText } from '../../components/payments/history/useTransactionText';

/** The English texts of `TransactionActions`. */
const english = {
  again: 'Send again',
  save: 'Save as contact',
  print: 'Print receipt',
  share: 'Share',
  hidden: 'The receipt would have your amounts in it. Show your balance to print or share it.',
} as const;

declare module '../../components/appEnglish' {
  interface AppEnglish {
    readonly TransactionActions: typeof english;
  }
}

/**
 * The actions on a transaction: Send again, Print receipt, Share if the device can share, and Save as contact if the
 * sender or recipient is not saved. While amounts are hidden, printing and sharing are disabled.
 */
export function TransactionActions(open: OpenTransaction) {
  const say = useMessages('TransactionActions', english);
  const print = usePrint();
  const { canShare, share } = useShare();
  const textOf = useTransactionText(open.transaction, open.name);
  const { transaction, hidden } = open;
  const reasonId = useId();
  const described = hidden ? { 'aria-describedby': reasonId } : {};
  const unsaved = useUnsavedContact(transaction);
  return (
    <Stack spacing={3}>
      {orderAgain(transaction, CURRENCY_LIST) && (
        <Button variant="contained" href={sendAgainPath(transaction.id)}>
          {say('again')}
        </Button>
      )}
      <Button
        variant="outlined"
        startIcon={<PrintIcon />}
        disabled={hidden}
        {...described}
        onClick={print}
      >
        {say('print')}
      </Button>
      {canShare && (
        <Button
          variant="outlined"
          startIcon={<ShareIcon />}
          disabled={hidden}
          {...described}
          onClick={() => {
            void share(textOf());
          }}
        >
          {say('share')}
        </Button>
      )}
      {hidden && (
        <Typography id={reasonId} variant="caption" color="textSecondary">
          {say('hidden')}
        </Typography>
      )}
      {unsaved && (
        <Button variant="outlined" startIcon={<SaveIcon />} href={saveContactPath(transaction.id)}>
          {say('save')}
        </Button>
      )}
    </Stack>
  );
}
