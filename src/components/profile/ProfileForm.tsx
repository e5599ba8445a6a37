import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { formatFullMoment } from '../../domain/history/fullMoment';
import type { CallAnswer, CallOptions } from '../../domain/ledger/call';
import { isDayAlone } from '../../domain/moment';
import type { Profile } from '../../domain/user';
import { EditOutlined as EditIcon } from '../../icons/EditOutlined';
import { spreadRow } from '../../theme/styles';
import { ForeignText } from '../identity/ForeignText';
import { Form } from '../inputs/Form';
import { Button } from '../inputs/internals/button';
import { callWords } from '../inputs/internals/callWords';
import { clearErrorOf } from '../inputs/internals/clearErrorOf';
import { callTexts, emailTexts, nameTexts } from '../inputs/internals/ruleTexts';
import { emailRule, nameRules, type FieldRule } from '../inputs/internals/textRules';
import { showRefusalIn, useSubmit } from '../inputs/internals/useSubmit';
import { SubmitButton } from '../inputs/SubmitButton';
import { TextField, type TextFieldProps } from '../inputs/TextField';
import { rooted } from '../provider/internals/rooted';
import type { RootProps } from '../provider/internals/roots';
import type { OtherTexts, Say } from '../provider/internals/say';
import { useFlorin } from '../provider/useFlorin';
import { useMessages } from '../provider/useMessages';

const english = {
  ...callTexts,
  ...nameTexts,
  ...emailTexts,
  title: 'Personal details',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  location: 'Location',
  dateOfBirth: 'Date of birth',
  edit: 'Edit',
  save: 'Save',
  cancel: 'Cancel',
} as const;

export type ProfileFormTexts = typeof english;

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

/** With large text on a narrow phone, the Edit button wraps below the heading. */
const headingRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minBlockSize: 44,
} as const;

export interface ProfileFormProps extends RootProps {
  /** The values that are shown and edited. The Cancel button restores them. */
  profile: Profile;
  /**
   * Called to save the profile. Return nothing after a success, or a refusal, which the form shows. If the promise
   * rejects, the form shows that the request failed.
   */
  onSave: (profile: Profile, call: CallOptions) => CallAnswer;
  /**
   * Called when the user cancels, even while the profile is being saved. The form then shows the values of `profile`
   * again, so update `profile` after each successful save.
   */
  onCancel: () => void;
  /** Texts that replace those of `FlorinProvider`, by key. */
  messages?: OtherTexts<typeof english> | undefined;
}

/** Shows the user's profile as a list. The Edit button replaces the list with a form. */
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
    const [saved, setSaved] = useState<Profile | null>(null);
    const shown = saved ?? profile;
    const wasEditing = useRef(false);
    const editButton = useRef<HTMLButtonElement>(null);
    const headingId = useId();

    useEffect(() => {
      if (editing) setFocus('firstName');
      else if (wasEditing.current) editButton.current?.focus();
      wasEditing.current = editing;
    }, [editing, setFocus]);

    const save = async (edited: Profile) => {
      if (!(await submit(edited, onSave))) return;
      setSaved(edited);
      setEditing(false);
    };

    const rules = rulesIn(say);
    const labels = {
      firstName: say('firstName'),
      lastName: say('lastName'),
      email: say('email'),
      phone: say('phone'),
      location: say('location'),
      dateOfBirth: say('dateOfBirth'),
    };

    return (
      <Paper variant="outlined" {...root({ padding: 4 })}>
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
                reset(shown);
                setEditing(true);
              }}
            >
              {say('edit')}
            </Button>
          )}
        </Box>
        {editing ? (
          <Form
            aria-labelledby={headingId}
            getValues={form.getValues}
            error={errors.root?.message}
            onSubmit={handleSubmit(save)}
            sx={{ marginBlockStart: 4 }}
            actions={
              <>
                <SubmitButton pending={isSubmitting}>{say('save')}</SubmitButton>
                <Button
                  onClick={() => {
                    cancel();
                    setSaved(null);
                    setEditing(false);
                    onCancel();
                  }}
                >
                  {say('cancel')}
                </Button>
              </>
            }
          >
            {NAMES.map((name) => (
              <TextField
                key={name}
                label={labels[name]}
                {...FIELDS[name]}
                {...(ANY_DIRECTION.has(name) ? { inputProps: { dir: 'auto' } } : {})}
                error={errors[name]?.message}
                readOnly={isSubmitting}
                {...register(name, {
                  ...(rules[name] ? { validate: rules[name] } : {}),
                  onChange: clearErrorOf(form, name),
                })}
              />
            ))}
          </Form>
        ) : (
          <ProfileFacts profile={shown} labels={labels} />
        )}
      </Paper>
    );
  },
);

interface ProfileFactsProps {
  profile: Profile;
  /** The label of each field, in the order in which the facts are shown. */
  labels: Readonly<Record<keyof Profile, string>>;
}

/** With large text or on a narrow phone, a value that does not fit beside its label wraps below it. */
const row = {
  ...spreadRow,
  flexWrap: 'wrap',
  columnGap: 4,
  minBlockSize: 52,
  paddingBlock: 3,
  '& + &': { borderBlockStart: '1px solid', borderColor: 'divider' },
} as const;

/** Shown instead of an empty value. */
const NONE = '–';

/**
 * A profile as a list of labels and values. Each `dd` has its `dt` as its accessible name, as a field has its label.
 */
function ProfileFacts({ profile, labels }: ProfileFactsProps) {
  const { locale } = useFlorin();
  const baseId = useId();
  const valueOf = (name: keyof Profile) => {
    const text = profile[name];
    // A date of birth that is not a valid day is shown unchanged.
    return name === 'dateOfBirth' && isDayAlone(text) ? formatFullMoment(text, { locale }) : text;
  };
  return (
    // The negative margin removes the padding of the last row, which is inside a card with padding.
    <Box component="dl" sx={{ marginBlock: '4px -12px' }}>
      {(Object.keys(labels) as (keyof Profile)[]).map((name) => (
        <Box key={name} sx={row}>
          <Box component="dt" id={`${baseId}-${name}`} sx={{ color: 'text.secondary' }}>
            {labels[name]}
          </Box>
          <Box
            component="dd"
            aria-labelledby={`${baseId}-${name}`}
            sx={{ margin: 0, minInlineSize: 0, overflowWrap: 'anywhere' }}
          >
            <ForeignText>{valueOf(name) || NONE}</ForeignText>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
