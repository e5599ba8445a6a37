import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SxProps, Theme } from '@mui/material/styles';
import { useEffect, useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { CallAnswer, CallOptions } from '../../domain/call';
import type { Profile } from '../../domain/user';
import { clearErrorOf } from '../inputs/clearErrorOf';
import { Form } from '../inputs/Form';
import { SubmitButton } from '../inputs/SubmitButton';
import type { TextFieldProps } from '../inputs/TextField';
import { TextField } from '../inputs/TextField';
import type { FieldRule } from '../inputs/textRules';
import { ruleFor, textRules } from '../inputs/textRules';
import { sayIn, useSubmit } from '../inputs/useSubmit';

const FIELDS: Readonly<
  Record<keyof Profile, Pick<TextFieldProps, 'label' | 'type' | 'inputMode' | 'autoComplete'>>
> = {
  firstName: { label: 'First name', autoComplete: 'given-name' },
  lastName: { label: 'Last name', autoComplete: 'family-name' },
  email: { label: 'Email', type: 'email', inputMode: 'email', autoComplete: 'email' },
  phone: { label: 'Phone', type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  location: { label: 'Location' },
  dateOfBirth: { label: 'Date of birth', type: 'date', autoComplete: 'bday' },
};

const NAMES = Object.keys(FIELDS) as (keyof Profile)[];

/** A profile has a name; the rest may be left out. */
const RULES: Readonly<Partial<Record<keyof Profile, FieldRule>>> = {
  firstName: textRules.firstName,
  lastName: textRules.lastName,
  email: ruleFor('email'),
};

/** Texts that are written in the direction of their own script. */
const ANY_DIRECTION: ReadonlySet<keyof Profile> = new Set(['firstName', 'lastName', 'location']);

/** A read-only field has no frame around it, unless it has the focus. */
const quiet: SxProps<Theme> = {
  '& .MuiOutlinedInput-notchedOutline': { borderWidth: 0 },
  '& input::-webkit-calendar-picker-indicator': { display: 'none' },
};

export interface ProfileFormProps {
  /** The initial values, to which Cancel returns. */
  profile: Profile;
  /**
   * Keeps the profile; resolves when that has come to an end, or with the reason why it has not. A
   * rejection counts as a failed call.
   */
  onSave: (profile: Profile, call: CallOptions) => CallAnswer;
  /**
   * Editing was given up, also while the profile is being saved: the fields hold the initial values
   * again, also after a save.
   */
  onCancel: () => void;
}

/** The user's profile: to read, and after Edit to change. */
export function ProfileForm({ profile, onSave, onCancel }: ProfileFormProps) {
  const form = useForm<Profile>({ defaultValues: profile, reValidateMode: 'onSubmit' });
  const { register, handleSubmit, reset, setFocus } = form;
  const { errors, isSubmitting } = form.formState;
  const { submit, giveUp } = useSubmit({ say: sayIn(form) });
  const [editing, setEditing] = useState(false);
  const wasEditing = useRef(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const headingId = useId();

  useEffect(() => {
    if (editing) setFocus('firstName');
    else if (wasEditing.current) editButton.current?.focus();
    wasEditing.current = editing;
  }, [editing, setFocus]);

  const save = async (edited: Profile) => {
    if (await submit(edited, onSave)) setEditing(false);
  };

  return (
    <Paper variant="outlined" sx={{ padding: 4 }}>
      <Form
        spacing={0}
        aria-labelledby={headingId}
        error={errors.root?.message}
        onSubmit={handleSubmit(save)}
        actions={
          editing && (
            <Stack spacing={2} sx={{ marginBlockStart: 2 }}>
              <SubmitButton pending={isSubmitting}>Save</SubmitButton>
              <Button
                onClick={() => {
                  giveUp();
                  reset();
                  setEditing(false);
                  onCancel();
                }}
              >
                Cancel
              </Button>
            </Stack>
          )
        }
      >
        <Box sx={{ display: 'flex', alignItems: 'center', minBlockSize: 44, marginBlockEnd: 4 }}>
          <Typography id={headingId} variant="h2" sx={{ flex: 1 }}>
            Personal details
          </Typography>
          {!editing && (
            <Button
              ref={editButton}
              size="small"
              variant="outlined"
              startIcon={<EditIcon />}
              onClick={() => {
                setEditing(true);
              }}
            >
              Edit
            </Button>
          )}
        </Box>
        <Stack spacing={1} sx={editing ? {} : quiet}>
          {NAMES.map((name) => (
            <TextField
              key={name}
              {...FIELDS[name]}
              {...(ANY_DIRECTION.has(name) ? { inputProps: { dir: 'auto' } } : {})}
              error={errors[name]?.message}
              readOnly={!editing || isSubmitting}
              defaultValue={profile[name]}
              {...register(name, {
                ...(RULES[name] ? { validate: RULES[name] } : {}),
                onChange: clearErrorOf(form, name),
              })}
            />
          ))}
        </Stack>
      </Form>
    </Paper>
  );
}
