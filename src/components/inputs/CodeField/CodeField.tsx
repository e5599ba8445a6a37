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
  /** The error, a sentence; empty without one. */
  error?: string | undefined;
  /** Whether the digits cannot be changed, while they are being checked. */
  readOnly?: boolean | undefined;
  /** Called with the digits of the typed or pasted text, at most six. */
  onChange: (digits: string) => void;
  /** The input element. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** Other texts. */
  messages?: OtherTexts<typeof english> | undefined;
}

declare module '../../provider/roots' {
  interface Roots {
    CodeField: CodeFieldProps;
  }
}

/**
 * A field for a code of six digits. It is one input, so that the device can fill it in from a message, a pasted code may
 * have blanks, and screen readers read one field.
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
