import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { VisibilityOffRounded as HideIcon } from '../../../icons/VisibilityOffRounded';
import { VisibilityRounded as ShowIcon } from '../../../icons/VisibilityRounded';
import type { OtherTexts } from '../../provider/say';
import { useMessages } from '../../provider/useMessages';
import type { TextFieldProps } from '../TextField';
import { TextField } from '../TextField';
import { PasswordField as english } from './PasswordField.messages';
import { rooted } from '../../provider/rooted';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'endAdornment'> {
  /** The password's name in the button's label, in lower case: `confirm password`. */
  subject?: string | undefined;
  /** Other texts. */
  messages?: OtherTexts<typeof english> | undefined;
}

declare module '../../provider/roots' {
  interface Roots {
    PasswordField: PasswordFieldProps;
  }
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
        // A visible password must not be spell-checked by a service, nor be capitalised.
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
