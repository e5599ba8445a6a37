import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useId, useState } from 'react';
import type { BackupChanges, ConflictChoice } from '../../../domain/backup/backup';
import { Banner } from '../../feedback/Banner';
import { Actions } from '../../inputs/actions';
import type { Say } from '../../provider/say';
import { BackupComparison } from '../BackupComparison/BackupComparison';
import type { BackupImport as english } from './BackupImport.messages';
import { StepText } from './stepText';

interface CompareStepProps {
  changes: BackupChanges;
  /** The sentence of an import that failed; empty before. */
  error: string;
  startsKeeping: boolean;
  say: Say<typeof english>;
  onImport: (conflicts: ConflictChoice) => void;
  onClose: () => void;
}

const CHOICES = ['device', 'backup'] as const satisfies ConflictChoice[];

/** Shows what an import would change, and lets the user choose whose version stays in conflicts. */
export function CompareStep({
  changes,
  error,
  startsKeeping,
  say,
  onImport,
  onClose,
}: CompareStepProps) {
  const id = useId();
  // Without kept data, the device has sample wallets, and the user restores the backup.
  const [conflicts, setConflicts] = useState<ConflictChoice>(startsKeeping ? 'backup' : 'device');
  const all = Object.values(changes) as readonly BackupChanges['wallets'][];
  const hasConflicts = all.some(({ conflicting }) => conflicting > 0);
  const hasChanges = hasConflicts || all.some(({ added }) => added > 0);
  return (
    <>
      <Stack spacing={4} sx={{ paddingBlockEnd: 5 }}>
        <StepText>{say(hasChanges ? 'compare' : 'nothing')}</StepText>
        <BackupComparison changes={changes} />
        {hasConflicts && (
          <FormControl>
            <FormLabel id={id}>{say('conflicts')}</FormLabel>
            <RadioGroup
              aria-labelledby={id}
              value={conflicts}
              onChange={(_event, value) => {
                setConflicts(value as ConflictChoice);
              }}
            >
              {CHOICES.map((choice) => (
                <FormControlLabel
                  key={choice}
                  value={choice}
                  label={say(choice)}
                  control={<Radio />}
                  sx={{ minBlockSize: 44 }}
                />
              ))}
            </RadioGroup>
          </FormControl>
        )}
        {hasChanges && startsKeeping && <Banner>{say('startsKeeping')}</Banner>}
      </Stack>
      <Actions error={error}>
        {hasChanges && (
          <Button
            variant="contained"
            onClick={() => {
              onImport(conflicts);
            }}
          >
            {say('import')}
          </Button>
        )}
        <Button onClick={onClose}>{say(hasChanges ? 'cancel' : 'close')}</Button>
      </Actions>
    </>
  );
}
