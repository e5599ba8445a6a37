import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SxProps, Theme } from '@mui/material/styles';
import { useEffect, useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { CallAnswer, CallOptions } from '../../../domain/ledger/call';
import type { Profile } from '../../../domain/user';
import { EditOutlined as EditIcon } from '../../../icons/EditOutlined';
import { callWords } from '../../inputs/callWords';
import { clearErrorOf } from '../../inputs/clearErrorOf';
import { Form } from '../../inputs/Form';
import { SubmitButton } from '../../inputs/SubmitButton';
import type { TextFieldProps } from '../../inputs/TextField';
import { TextField } from '../../inputs/TextField';
import type { FieldRule } from '../../inputs/textRules';
import { emailRule, nameRules } from '../../inputs/textRules';
import { showRefusalIn, useSubmit } from '../../inputs/useSubmit';
import type { OtherTexts, Say } from '../../provider/say';
import { useMessages } from '../../provider/useMessages';
import { ProfileForm as english } from './ProfileForm.messages';
import { rooted } from '../../provider/rooted';
import type { RootProps } from '../../provider/roots';

const FIELDS: Readonly<
  Record<keyof Profile, Pick<TextFieldProps, 'type' | 'inputMode' | 'autoComplete'>>
> = {
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  location: {},
  dateOfBirth: { type: 'date', autoComplete: 'bday' },
};

const NAMES = Object.keys(FIELDS) as (keyof Profile)[];

/**
 * Returns the validation rules of the fields. The names and the email have the same rules as in a new account. All
 * other fields are optional.
 */
const rulesIn = (
  say: Say<typeof english>,
): Readonly<Partial<Record<keyof Profile, FieldRule>>> => ({
  ...nameRules(say),
  email: emailRule(say),
});

/** The fields whose writing direction depends on the typed text. */
const ANY_DIRECTION: ReadonlySet<keyof Profile> = new Set(['firstName', 'lastName', 'location']);

/** A read-only field shows its frame only while it has the focus. */
const frameOnFocus: SxProps<Theme> = {
  '& .MuiOutlinedInput-notchedOutline': { borderWidth: 0 },
  '& input::-webkit-calendar-picker-indicator': { display: 'none' },
};

/** With large text on a narrow phone, the Edit button wraps below the heading. */
const headingRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minBlockSize: 44,
  marginBlockEnd: 4,
} as const;

export interface ProfileFormProps extends RootProps {
  /** The initial values. The Cancel button restores them. */
  profile: Profile;
  /**
   * Called to save the profile. The promise resolves after a success, or with a refusal. A rejection counts as a failed
   * call.
   */
  onSave: (profile: Profile, call: CallOptions) => CallAnswer;
  /**
   * Called when the user cancels, even while the profile is being saved. The fields get the values of `profile` again,
   * even if other values were saved before.
   */
  onCancel: () => void;
  /** Replaces the component's texts. */
  messages?: OtherTexts<typeof english> | undefined;
}

declare module '../../provider/roots' {
  interface Roots {
    ProfileForm: ProfileFormProps;
  }
}

/** A form for the user's profile, read-only until the user presses Edit. */
export const ProfileForm = rooted(
  'ProfileForm',
  function ProfileForm({ profile, onSave, onCancel, messages }: ProfileFormProps, root) {
    const say = useMessages('ProfileForm', english, messages);
    const form = useForm<Profile>({ defaultValues: profile, reValidateMode: 'onSubmit' });
    const { register, handleSubmit, reset, setFocus } = form;
    const { errors, isSubmitting } = form.formState;
    const { submit, cancel } = useSubmit({
      show: showRefusalIn(form),
      toWords: (refusal) => callWords(refusal, say),
    });
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

    const rules = rulesIn(say);

    return (
      <Paper variant="outlined" {...root({ padding: 4 })}>
        <Form
          spacing={0}
          aria-labelledby={headingId}
          error={errors.root?.message}
          onSubmit={handleSubmit(save)}
          actions={
            editing && (
              <Stack spacing={2} sx={{ marginBlockStart: 2 }}>
                <SubmitButton pending={isSubmitting}>{say('save')}</SubmitButton>
                <Button
                  onClick={() => {
                    cancel();
                    reset();
                    setEditing(false);
                    onCancel();
                  }}
                >
                  {say('cancel')}
                </Button>
              </Stack>
            )
          }
        >
          <Box sx={headingRow}>
            <Typography id={headingId} variant="h2" sx={{ flex: 'auto' }}>
              {say('title')}
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
                {say('edit')}
              </Button>
            )}
          </Box>
          <Stack spacing={3} sx={editing ? {} : frameOnFocus}>
            {NAMES.map((name) => (
              <TextField
                key={name}
                label={say(name)}
                {...FIELDS[name]}
                {...(ANY_DIRECTION.has(name) ? { inputProps: { dir: 'auto' } } : {})}
                error={errors[name]?.message}
                readOnly={!editing || isSubmitting}
                defaultValue={profile[name]}
                {...register(name, {
                  ...(rules[name] ? { validate: rules[name] } : {}),
                  onChange: clearErrorOf(form, name),
                })}
              />
            ))}
          </Stack>
        </Form>
      </Paper>
    );
  },
);
