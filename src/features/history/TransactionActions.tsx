import SaveIcon from '@mui/icons-material/PersonAddAltRounded';
import PrintIcon from '@mui/icons-material/PrintRounded';
import ShareIcon from '@mui/icons-material/IosShareRounded';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { saveContactPath, sendAgainPath } from '../../app/paths';
import { CURRENCY_LIST } from '../../domain/currency';
import { orderAgain } from '../../domain/orderAgain';
import { usePrint, useShare } from '../../state/DeviceProvider';
import { useUnsavedContact } from '../contacts/useUnsavedContact';
import { useTexts } from '../language/useTexts';
import { TransactionActions as english } from './TransactionActions.messages';
import type { OpenTransaction } from './useOpenTransaction';
import { useTransactionText } from './useTransactionText';

/**
 * The actions on a transaction: Send again, Print receipt, Share where the device shares, and Save as contact
 * for one who is none yet.
 */
export function TransactionActions(open: OpenTransaction) {
  const say = useTexts('TransactionActions', english);
  const print = usePrint();
  const { canShare, share } = useShare();
  const textOf = useTransactionText(open);
  const { transaction } = open;
  const unsaved = useUnsavedContact(transaction);
  return (
    <Stack spacing={3}>
      {orderAgain(transaction, CURRENCY_LIST) && (
        <Button variant="contained" href={sendAgainPath(transaction.id)}>
          {say('again')}
        </Button>
      )}
      <Button variant="outlined" startIcon={<PrintIcon />} onClick={print}>
        {say('print')}
      </Button>
      {canShare && (
        <Button
          variant="outlined"
          startIcon={<ShareIcon />}
          onClick={() => {
            void share(textOf());
          }}
        >
          {say('share')}
        </Button>
      )}
      {unsaved && (
        <Button variant="outlined" startIcon={<SaveIcon />} href={saveContactPath(transaction.id)}>
          {say('save')}
        </Button>
      )}
    </Stack>
  );
}
