import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { VisibilityOffOutlined as HideIcon } from '../../icons/VisibilityOffOutlined';
import { VisibilityOutlined as ShowIcon } from '../../icons/VisibilityOutlined';
import type { OtherTexts } from '../provider/internals/say';
import { useMessages } from '../provider/useMessages';
import { TextField, type TextFieldProps } from './TextField';
import { rooted } from '../provider/internals/rooted';

const english = {
  show: 'Show {subject}',
  hide: 'Hide {subject}',
  password: 'password',
} as const;

export type PasswordFieldTexts = typeof english;

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'endAdornment'> {
  /** The name of the password in the label of the show button, in lower case, such as `confirm password`. */
  subject?: string | undefined;
  /** Texts that replace those of `FlorinProvider`, by key. */
  messages?: OtherTexts<typeof english> | undefined;
}

/** A field for a password, with a button that shows the typed text. */
export const PasswordField = rooted(
  'PasswordField',
  function PasswordField({ subject, messages, ...field }: PasswordFieldProps, root) {
    const say = useMessages('PasswordField', english, messages);
    const [shown, setShown] = useState(false);
    return (
      <TextField
        {...field}
        {...root()}
        type={shown ? 'text' : 'password'}
        // A visible password must not be sent to a spell-checking service, and must not be capitalised.
        inputProps={{ spellCheck: false, autoCapitalize: 'none', dir: 'ltr', ...field.inputProps }}
        endAdornment={
          <IconButton
            edge="end"
            aria-label={say(shown ? 'hide' : 'show', { subject: subject ?? say('password') })}
            onClick={() => {
              setShown(!shown);
            }}
          >
            {shown ? <HideIcon /> : <ShowIcon />}
          </IconButton>
        }
      />
    );
  },
  ['ref'],
);
