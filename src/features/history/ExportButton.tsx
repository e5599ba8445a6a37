import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Button } from '../../components/inputs/internals/button';
import { useDescription } from '../../components/payments/history/useDescription';
import { useFlorin } from '../../components/provider/useFlorin';
import { useMessages } from '../../components/provider/useMessages';
import { CSV_COLUMNS, csvFileName, toCsv, type CsvHeadings } from '../../domain/history/csv';
import type { Day } from '../../domain/day';
import type { HistoryRecord } from '../../domain/history/transaction';
import { FileDownloadOutlined as ExportIcon } from '../../icons/FileDownloadOutlined';
import { useLog, useSave } from '../../state/DeviceProvider';
import { useNotice } from '../../state/hooks/useNotice';
import { flush } from '../../theme/pageStyles';
import { useActiveName } from '../wallet/useWalletName';

/** The English texts of the button, of the exported CSV file and of the error message. */
const english = {
  export: 'Export CSV',
  hidden: 'The file contains amounts. Show your balance to export it.',
  failed: 'The file could not be saved. Please try again.',
  filtered: 'filtered',
  date: 'Date',
  type: 'Type',
  direction: 'Direction',
  status: 'Status',
  description: 'Description',
  amount: 'Amount',
  currency: 'Currency',
  received: 'Received',
  receivedCurrency: 'Received currency',
  fee: 'Fee',
  from: 'From',
  to: 'To',
  id: 'Id',
} as const;

export type ExportButtonTexts = typeof english;

export interface ExportButtonProps {
  /** Whether amounts are hidden. The button is then disabled, because the file would contain the amounts. */
  hidden: boolean;
  /** Called when the user presses the button. */
  onExport: () => void;
}

/** A button that exports transactions as a file for spreadsheets. */
export function ExportButton({ hidden, onExport }: ExportButtonProps) {
  const say = useMessages('ExportButton', english);
  const reasonId = useId();
  return (
    <Box sx={{ marginInlineStart: 'auto', textAlign: 'end' }}>
      <Button
        size="small"
        startIcon={<ExportIcon />}
        sx={flush}
        disabled={hidden}
        {...(hidden ? { 'aria-describedby': reasonId } : {})}
        onClick={onExport}
      >
        {say('export')}
      </Button>
      {hidden && (
        <Typography
          id={reasonId}
          variant="caption"
          component="p"
          color="textSecondary"
          // The text has a narrow maximum width, so that it is below the button and not next to the number of
          // transactions.
          sx={{ maxInlineSize: '13rem' }}
        >
          {say('hidden')}
        </Typography>
      )}
    </Box>
  );
}

export interface ConnectedExportButtonProps {
  transactions: readonly HistoryRecord[];
  today: Day;
  /** Whether the list is filtered. If so, the file name contains the word "filtered". */
  filtered: boolean;
  /** Whether amounts are hidden. If so, the button is disabled. */
  hidden: boolean;
}

/** A button that downloads the found transactions as a CSV file. */
export function ConnectedExportButton({
  transactions,
  today,
  filtered,
  hidden,
}: ConnectedExportButtonProps) {
  const say = useMessages('ExportButton', english);
  const save = useSave();
  const log = useLog();
  const { notify } = useNotice();
  const walletName = useActiveName();
  const describe = useDescription();
  const { locale } = useFlorin();

  const exportFile = async () => {
    const headings = Object.fromEntries(CSV_COLUMNS.map((name) => [name, say(name)]));
    const text = toCsv(transactions, headings as CsvHeadings, describe, locale);
    const name = csvFileName(walletName, today, filtered ? say('filtered') : '');
    try {
      await save({ name, type: 'text/csv', text });
    } catch (cause) {
      log.warn('Saving a file failed', cause);
      notify(say('failed'));
    }
  };

  return <ExportButton hidden={hidden} onExport={() => void exportFile()} />;
}
