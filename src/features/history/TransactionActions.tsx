import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Button } from '../../components/inputs/internals/button';
import { useTransactionText } from '../../components/payments/history/useTransactionText';
import { useMessages } from '../../components/provider/useMessages';
import { CURRENCY_LIST } from '../../domain/currency/currency';
import { IosShareRounded as ShareIcon } from '../../icons/IosShareRounded';
import { PersonAddAltOutlined as SaveIcon } from '../../icons/PersonAddAltOutlined';
import { PrintOutlined as PrintIcon } from '../../icons/PrintOutlined';
import { usePrint, useShare } from '../../state/DeviceProvider';
import { useUnsavedContact } from '../contacts/useUnsavedContact';
import { saveContactPath, sendAgainPath } from '../page/paths';
import { orderAgain } from '../payments/orderAgain';
import type { OpenTransaction } from './useOpenTransaction';

const english = {
  again: 'Send again',
  save: 'Save as contact',
  print: 'Print receipt',
  share: 'Share',
  hidden: 'The receipt would have your amounts in it. Show your balance to print or share it.',
} as const;

export type TransactionActionsTexts = typeof english;

export interface TransactionActionsProps {
  /**
   * Whether amounts are hidden. The buttons to print and to share are then disabled, because the receipt contains the
   * amounts.
   */
  hidden: boolean;
  /** The URL of a form that is filled in with the same payment. If omitted, there is no link Send again. */
  againHref?: string | undefined;
  /**
   * The URL of a form that saves the sender or recipient as a contact. If omitted, there is no link Save as contact.
   */
  saveHref?: string | undefined;
  /** Called when the user presses the button that prints the receipt. */
  onPrint: () => void;
  /** Called when the user presses Share. If omitted, there is no share button. */
  onShare?: (() => void) | undefined;
}

/** The actions on a transaction: Send again, Print receipt, Share and Save as contact. */
export function TransactionActions({
  hidden,
  againHref,
  saveHref,
  onPrint,
  onShare,
}: TransactionActionsProps) {
  const say = useMessages('TransactionActions', english);
  const reasonId = useId();
  const receipt = {
    variant: 'outlined',
    disabled: hidden,
    ...(hidden ? { 'aria-describedby': reasonId } : {}),
  } as const;
  return (
    <Stack spacing={3}>
      {againHref !== undefined && (
        <Button variant="contained" href={againHref}>
          {say('again')}
        </Button>
      )}
      <Button {...receipt} startIcon={<PrintIcon />} onClick={onPrint}>
        {say('print')}
      </Button>
      {onShare && (
        <Button {...receipt} startIcon={<ShareIcon />} onClick={onShare}>
          {say('share')}
        </Button>
      )}
      {hidden && (
        <Typography id={reasonId} variant="caption" color="textSecondary">
          {say('hidden')}
        </Typography>
      )}
      {saveHref !== undefined && (
        <Button variant="outlined" startIcon={<SaveIcon />} href={saveHref}>
          {say('save')}
        </Button>
      )}
    </Stack>
  );
}

/**
 * The actions on a transaction. Share is shown if the device supports it. Save as contact is shown if the sender or
 * recipient is not a contact.
 */
export function ConnectedTransactionActions({ transaction, hidden, name }: OpenTransaction) {
  const print = usePrint();
  const { canShare, share } = useShare();
  const textOf = useTransactionText(transaction, name);
  const unsaved = useUnsavedContact(transaction);
  return (
    <TransactionActions
      hidden={hidden}
      againHref={orderAgain(transaction, CURRENCY_LIST) ? sendAgainPath(transaction.id) : undefined}
      saveHref={unsaved ? saveContactPath(transaction.id) : undefined}
      onPrint={print}
      onShare={canShare ? () => void share(textOf()) : undefined}
    />
  );
}
