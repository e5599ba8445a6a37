import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Banner } from '../../components/feedback/Banner';
import { Amount } from '../../components/money/Amount/Amount';
import { Moment } from '../../components/payments/history/Moment';
import { useFlorin } from '../../components/provider/useFlorin';
import type { BackupSide, BackupSides } from '../../domain/backup/backup';
import { focusElement } from '../../hooks/focusElement';
import type { usePendingClose } from '../../hooks/usePendingClose';
import type { OpenBackup } from '../../state/storage/dataActions';
import { selectHidden } from '../../state/store/selectors';
import { useWallet } from '../../state/hooks/useWallet';
import { tabularFigures } from '../../theme/vars';
import type { GivenPassphrases } from './PassphraseForm';
import { PassphraseForm } from './PassphraseForm';
import { useData } from './useData';

/** The first sentence of a step. It takes the focus, because the pressed button was removed with the last step. */
export const StepText = (text: { children: string; id?: string }) => (
  <Typography {...text} ref={focusElement} sx={{ outline: 'none' }} />
);

/** A table of the data on the device and the data of a backup. */
function Comparison({ sides }: { sides: BackupSides }) {
  const { say } = useData();
  const { locale, unitOfAccount } = useFlorin();
  const hidden = useWallet(selectHidden);
  const row = (name: keyof BackupSide, cellOf: (side: BackupSide) => ReactNode) => (
    <tr>
      <th scope="row">{say(name)}</th>
      <td>{cellOf(sides.device)}</td>
      <td>{cellOf(sides.backup)}</td>
    </tr>
  );
  const count = (name: 'wallets' | 'transactions' | 'contacts') =>
    row(name, (side) => side[name].toLocaleString(locale));
  return (
    <Box component="table" aria-label={say('caption')} sx={table}>
      <thead>
        <tr>
          <td>{'\u00A0'}</td>
          <th scope="col">{say('device')}</th>
          <th scope="col">{say('theBackup')}</th>
        </tr>
      </thead>
      <tbody>
        {count('wallets')}
        {count('transactions')}
        {count('contacts')}
        {row('newestPayment', ({ newestPayment: at }) => (at ? <Moment at={at} /> : say('none')))}
        {row('total', ({ total }) => (
          <Amount value={total} currency={unitOfAccount} hidden={hidden} />
        ))}
      </tbody>
    </Box>
  );
}

export interface CompareStepProps extends Pick<ReturnType<typeof usePendingClose>, 'during'> {
  backup: OpenBackup;
  /** Called when the user wants to export the data of this device first. */
  onExport: () => void;
  onClose: () => void;
}

/** Shows the data of both sides, offers to export that of the device, and replaces it. */
export function CompareStep({ backup, during, onExport, onClose }: CompareStepProps) {
  const { contents, sides, isUntouched } = backup;
  const { say, status, replace, announced } = useData();
  const startsKeeping = status.kind === 'off';
  const imported = say('imported', {
    wallets: say('importedWallets', { count: sides.backup.wallets }),
    transactions: say('importedTransactions', { count: sides.backup.transactions }),
  });
  const replaceAll = ({ next }: GivenPassphrases) => {
    const lock = next === undefined ? next : ({ after: '5', passphrase: next } as const);
    return announced(replace(contents, lock), imported);
  };
  return (
    <PassphraseForm
      plan={{
        asks: startsKeeping ? 'new' : 'nothing',
        submit: say('replace'),
        ...(startsKeeping && { optional: { label: say('keepsLocked') } }),
      }}
      onSubmit={during(replaceAll)}
      onCancel={onClose}
    >
      <Stack spacing={4}>
        <StepText>{say(isUntouched ? 'untouched' : 'replaces')}</StepText>
        <Comparison sides={sides} />
        {!isUntouched && <Banner>{say('warning')}</Banner>}
        {!isUntouched && (
          <Button variant="outlined" onClick={onExport}>
            {say('exportBackup')}
          </Button>
        )}
        {startsKeeping && <Typography>{say('keeps')}</Typography>}
      </Stack>
    </PassphraseForm>
  );
}

const table = {
  inlineSize: '100%',
  borderCollapse: 'collapse',
  typography: 'body2',
  overflowWrap: 'anywhere',
  '& th, & td': { paddingBlock: 2, paddingInline: 1, textAlign: 'end', verticalAlign: 'top' },
  '& thead th': { color: 'text.secondary', fontWeight: 500 },
  '& tbody': { fontWeight: 600 },
  '& tbody th': { textAlign: 'start', paddingInlineStart: 0, overflowWrap: 'break-word' },
  '& tbody tr': { borderBlockStart: '1px solid', borderColor: 'divider' },
  '& tr > :last-child': { paddingInlineEnd: 0 },
  '& td': tabularFigures,
  '& td *': { fontSize: 'inherit' },
} as const;
