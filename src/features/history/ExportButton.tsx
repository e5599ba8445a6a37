import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FileDownloadOutlined as ExportIcon } from '../../icons/FileDownloadOutlined';
import { flush } from '../../theme/pageStyles';
import { Button } from '../../components/inputs/internals/button';
import { useMessages } from '../../components/provider/useMessages';

const english = {
  export: 'Export CSV',
  hidden: 'The file contains amounts. Show your balance to export it.',
} as const;

export type ExportButtonTexts = typeof english;

export interface ExportButtonProps {
  /** Whether amounts are hidden. The button is then disabled, because the file would contain the amounts. */
  hidden: boolean;
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
