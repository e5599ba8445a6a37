import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { BackupSide, BackupSides } from '../../domain/backup/backup';
import { tabularFigures } from '../../theme/vars';
import { Banner } from '../../components/feedback/Banner';
import { Button } from '../../components/inputs/internals/button';
import { Amount } from '../../components/money/Amount';
import { Moment } from '../../components/payments/history/Moment';
import { useFlorin } from '../../components/provider/useFlorin';
import { useMessages, type Say } from '../../components/provider/useMessages';
import { StepText } from './stepText';
import { useDataTexts } from './useDataTexts';

const english = {
  replaces: 'The backup replaces all data on this device. Nothing of this device is added to it.',
  warning: 'Export a backup of this device first, if you need its data later.',
  untouched: 'This device has only the sample wallets, which the backup replaces.',
  keeps:
    'Your wallets are kept on this device from now on. You can turn that off again, which erases them.',
  caption: 'This device and the backup',
  theBackup: 'Backup',
  wallets: 'Wallets',
  transactions: 'Transactions',
  contacts: 'Contacts',
  newestPayment: 'Newest payment',
  none: 'None',
  total: 'Total',
} as const;

export type BackupComparisonTexts = typeof english;

export interface BackupComparisonProps {
  /** The contents of the device and of the backup. */
  sides: BackupSides;
  /** Whether the device contains only unchanged sample wallets. Replacing them needs no warning. */
  isUntouched: boolean;
  /** Whether no data is stored on the device yet. A sentence then explains that data will be stored from now on. */
  startsKeeping: boolean;
  /** Shows bullets instead of the totals. */
  hidden: boolean;
  /** Called when the user presses the button that exports the data of the device. */
  onExport: () => void;
}

/**
 * Compares the data on the device with a backup that would replace it. The user can export the data of the device
 * first.
 */
export function BackupComparison({
  sides,
  isUntouched,
  startsKeeping,
  hidden,
  onExport,
}: BackupComparisonProps) {
  const say = useMessages('BackupComparison', english);
  const sayData = useDataTexts();
  return (
    <Stack spacing={4}>
      <StepText>{say(isUntouched ? 'untouched' : 'replaces')}</StepText>
      <Comparison sides={sides} hidden={hidden} say={say} />
      {!isUntouched && <Banner>{say('warning')}</Banner>}
      {!isUntouched && (
        <Button variant="outlined" onClick={onExport}>
          {sayData('exportBackup')}
        </Button>
      )}
      {startsKeeping && <Typography>{say('keeps')}</Typography>}
    </Stack>
  );
}

interface ComparisonProps extends Pick<BackupComparisonProps, 'sides' | 'hidden'> {
  say: Say<typeof english>;
}

function Comparison({ sides, hidden, say }: ComparisonProps) {
  const { locale, unitOfAccount } = useFlorin();
  const sayData = useDataTexts();
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
          <th scope="col">{sayData('device')}</th>
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
