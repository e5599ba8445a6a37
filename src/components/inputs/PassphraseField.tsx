import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { PASSPHRASE, strengthOf, type PassphraseStrength } from '../../domain/text/passphrase';
import { fieldGap } from '../../theme/styles';
import type { OtherTexts, Say } from '../provider/internals/say';
import { useMessages } from '../provider/useMessages';
import { rooted } from '../provider/internals/rooted';
import type { RootProps } from '../provider/internals/roots';
import { PasswordField } from './PasswordField';
import type { TextFieldProps } from './TextField';

const english = {
  passphrase: 'Passphrase',
  subject: 'passphrase',
  confirm: 'Confirm passphrase',
  confirmSubject: 'confirmed passphrase',
  empty: 'At least {least} characters. Several words are easy to remember and hard to guess.',
  short: 'Easy to guess. Use {recommended} characters or more.',
  repetitive: 'Easy to guess, because it repeats a few characters.',
  long: 'Strong: long enough to be hard to guess.',
} as const;

export type PassphraseFieldTexts = typeof english;

type FieldProps = Pick<
  TextFieldProps,
  'name' | 'value' | 'defaultValue' | 'error' | 'readOnly' | 'onChange' | 'onBlur' | 'ref'
>;

export interface PassphraseFieldProps extends RootProps, Omit<FieldProps, 'ref'> {
  /**
   * The name under which a password manager stores the passphrase. It is in a hidden field, and should not change with
   * the language.
   */
  account?: string | undefined;
  /** Whether the user chooses the passphrase here. A hint then shows how hard it is to guess. */
  isNew?: boolean | undefined;
  /** The props of a second field, in which the user repeats a new passphrase. If omitted, there is no second field. */
  confirmation?: FieldProps | undefined;
  /** A ref to the `input` element of the first field. */
  ref?: TextFieldProps['ref'] | undefined;
  /** Texts that replace those of `FlorinProvider`, by key. */
  messages?: OtherTexts<typeof english> | undefined;
}

/** Returns a hint about the strength of a new passphrase. */
function hintFor(typed: string, say: Say<typeof english>): string {
  if (typed === '') return say('empty', { least: PASSPHRASE.least });
  const hints: Readonly<Record<PassphraseStrength, string>> = {
    short: say('short', { recommended: PASSPHRASE.recommended }),
    repetitive: say('repetitive'),
    long: say('long'),
  };
  return hints[strengthOf(typed)];
}

/**
 * A field for a passphrase, with a button that shows the typed text. For a new passphrase, it shows a hint about the
 * strength, and optionally a second field.
 */
export const PassphraseField = rooted(
  'PassphraseField',
  function PassphraseField(
    { account, isNew = false, confirmation, messages, onChange, ...field }: PassphraseFieldProps,
    root,
  ) {
    const say = useMessages('PassphraseField', english, messages);
    const [typed, setTyped] = useState(field.value ?? field.defaultValue ?? '');
    const autoComplete = isNew ? 'new-password' : 'current-password';
    return (
      // `useFlexGap`, because with margins the hidden field would add a gap.
      <Stack {...root(undefined, { isNew })} spacing={fieldGap} useFlexGap>
        {account !== undefined && (
          // A password manager needs a username beside a password, which may be hidden (Chromium, Password Form Styles
          // that Chromium Understands).
          <input hidden readOnly autoComplete="username" value={account} />
        )}
        <PasswordField
          {...field}
          label={say('passphrase')}
          subject={say('subject')}
          autoComplete={autoComplete}
          hint={isNew ? hintFor(typed, say) : ''}
          onChange={(event) => {
            setTyped(event.target.value);
            return onChange?.(event);
          }}
        />
        {confirmation && (
          <PasswordField
            {...confirmation}
            label={say('confirm')}
            subject={say('confirmSubject')}
            autoComplete={autoComplete}
          />
        )}
      </Stack>
    );
  },
  ['ref'],
);
