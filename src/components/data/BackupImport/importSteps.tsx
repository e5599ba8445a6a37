import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { focusElement } from '../../../hooks/focusElement';
import { FileUploadRounded as FileIcon } from '../../../icons/FileUploadRounded';
import { Actions } from '../../inputs/actions';
import type { Say } from '../../provider/say';
import { PassphraseForm } from '../PassphraseForm/PassphraseForm';
import type { BackupImport as english } from './BackupImport.messages';
import { CompareStep } from './compareStep';
import { ProgressStep } from './progressStep';
import { StepText } from './stepText';
import type { UseImportOptions } from './useImport';
import { useImport } from './useImport';

/** The button is rendered as the label of a file input. The input has the focus and the role, so the label has neither. */
const asLabel = { component: 'label', role: undefined, tabIndex: -1 } as const;

interface ImportStepsProps extends UseImportOptions {
  startsKeeping: boolean;
  say: Say<typeof english>;
}

/** The content of the sheet: the current step of the import. */
export function ImportSteps({ say, startsKeeping, ...options }: ImportStepsProps) {
  const { step, choose, read, cancel, importAll } = useImport(options);
  if (step.name === 'passphrase')
    return (
      <PassphraseForm
        submitLabel={say('next')}
        onSubmit={(passphrase) => read(step.file, passphrase)}
        onCancel={cancel}
      >
        <StepText>{say('encrypted')}</StepText>
      </PassphraseForm>
    );
  if (step.name === 'compare')
    return (
      <CompareStep
        {...step}
        say={say}
        startsKeeping={startsKeeping}
        onImport={(conflicts) => void importAll(step.changes, conflicts)}
        onClose={options.onClose}
      />
    );
  if (step.name !== 'choose')
    return (
      <ProgressStep
        key={step.name}
        cancelLabel={step.name === 'writing' ? undefined : say('cancel')}
        onCancel={cancel}
      >
        {say(step.name)}
      </ProgressStep>
    );
  return (
    <>
      <Typography sx={{ paddingBlockEnd: 5 }}>{say('choose')}</Typography>
      <Actions error={step.error}>
        <Button {...asLabel} variant="contained" startIcon={<FileIcon />}>
          {say('file')}
          <input
            type="file"
            accept=".json,application/json"
            // After a failure, the field has the focus again.
            ref={step.error === '' ? undefined : focusElement}
            style={visuallyHidden}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) choose(file);
              // Otherwise selecting the same file again would not fire a change event.
              currentTarget.value = '';
            }}
          />
        </Button>
        <Button onClick={options.onClose}>{say('cancel')}</Button>
      </Actions>
    </>
  );
}
