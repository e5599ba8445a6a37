import SaveIcon from '@mui/icons-material/PersonAddAltRounded';
import PrintIcon from '@mui/icons-material/PrintRounded';
import ShareIcon from '@mui/icons-material/IosShareRounded';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { saveContactPath, sendAgainPath } from '../../app/paths';
import { contactFrom } from '../../domain/contacts';
import { CURRENCY_LIST } from '../../domain/currency';
import { orderAgain } from '../../domain/orderAgain';
import { counterpartyOf } from '../../domain/transaction';
import { useNameOf } from '../../state/useContacts';
import { usePrint, useShare } from '../../state/DeviceProvider';
import { useTexts } from '../language/useTexts';
import { TransactionActions as english } from './TransactionActions.messages';
import type { OpenTransaction } from './useOpenTransaction';
import { useTransactionText } from './useTransactionText';

/** The actions on a transaction: Send again, Save as contact for who is none yet, Print receipt, and Share where the device shares. */
export function TransactionActions(open: OpenTransaction) {
  const say = useTexts('TransactionActions', english);
  const print = usePrint();
  const { canShare, share } = useShare();
  const textOf = useTransactionText(open);
  const { transaction } = open;
  const nameOf = useNameOf();
  const party = counterpartyOf(transaction);
  const isSaved = party !== undefined && nameOf(party) !== undefined;
  return (
    <Stack spacing={3}>
      {orderAgain(transaction, CURRENCY_LIST) && (
        <Button variant="contained" href={sendAgainPath(transaction.id)}>
          {say('again')}
        </Button>
      )}
      {!isSaved && contactFrom(transaction, CURRENCY_LIST) && (
        <Button variant="outlined" startIcon={<SaveIcon />} href={saveContactPath(transaction.id)}>
          {say('save')}
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
    </Stack>
  );
}
