import type { Ref } from 'react';
import { CODE_DIGITS } from '../../../domain/challenge';
import { inPlainDigits } from '../../../domain/money/typedNumber';
import { tabularFigures } from '../../../theme/vars';
import { rooted } from '../../provider/rooted';
import type { RootProps } from '../../provider/roots';
import type { OtherTexts } from '../../provider/say';
import { useMessages } from '../../provider/useMessages';
import { TextField } from '../TextField';
import { CodeField as english } from './CodeField.messages';

export interface CodeFieldProps extends RootProps {
  /** The typed digits. */
  value: string;
  /** The error as a sentence; empty if there is no error. */
  error?: string | undefined;
  /** Whether the digits cannot be changed. Set it while the code is being checked. */
  readOnly?: boolean | undefined;
  /** Called with the digits of the typed or pasted text, at most six. */
  onChange: (digits: string) => void;
  /** The input element. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** Replaces the component's texts. */
  messages?: OtherTexts<typeof english> | undefined;
}

declare module '../../provider/roots' {
  interface Roots {
    CodeField: CodeFieldProps;
  }
}

/**
 * A field for a code of six digits. It is a single input instead of six, so that the device can fill in the code from a
 * message, a pasted code may contain spaces, and screen readers read one field.
 */
export const CodeField = rooted(
  'CodeField',
  function CodeField({ error, onChange, messages, ...field }: CodeFieldProps, root) {
    const say = useMessages('CodeField', english, messages);
    return (
      <TextField
        {...field}
        {...root(digits)}
        label={say('label')}
        hint={say('hint')}
        error={error}
        inputMode="numeric"
        autoComplete="one-time-code"
        inputProps={{ dir: 'ltr', enterKeyHint: 'done' }}
        onChange={({ target }) => {
          onChange(inPlainDigits(target.value).replaceAll(/\D/g, '').slice(0, CODE_DIGITS));
        }}
      />
    );
  },
  ['ref'],
);

const digits = { '& input': { ...tabularFigures, letterSpacing: '0.35em' } } as const;
