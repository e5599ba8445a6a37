import type { Ref } from 'react';
import { useState } from 'react';
import { CODE_DIGITS } from '../../../domain/challenge';
import { inPlainDigits } from '../../../domain/money/typedNumber';
import { tabularFigures } from '../../../theme/vars';
import { rooted } from '../../provider/rooted';
import type { RootProps } from '../../provider/roots';
import type { OtherTexts } from '../../provider/say';
import { useMessages } from '../../provider/useMessages';
import { isComposing, rewrite } from '../composition';
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

/** The digits of a typed text, at most six. */
const digitsIn = (text: string): string =>
  inPlainDigits(text).replaceAll(/\D/g, '').slice(0, CODE_DIGITS);

/**
 * A field for a code of six digits. It is a single input instead of six, so that the device can fill in the code from a
 * message, a pasted code may contain spaces, and screen readers read one field.
 */
export const CodeField = rooted(
  'CodeField',
  function CodeField({ error, onChange, messages, ...field }: CodeFieldProps, root) {
    const say = useMessages('CodeField', english, messages);
    // The text while it is composed with an input method (IME), which may contain more than digits.
    const [composed, setComposed] = useState<string | null>(null);
    const read = (input: HTMLInputElement) => {
      rewrite(input, digitsIn);
      setComposed(null);
      onChange(input.value);
    };
    return (
      <TextField
        {...field}
        {...root(digits)}
        label={say('label')}
        hint={say('hint')}
        error={error}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={composed ?? field.value}
        inputProps={{
          dir: 'ltr',
          enterKeyHint: 'done',
          onCompositionEnd: ({ currentTarget }) => {
            read(currentTarget as HTMLInputElement);
          },
        }}
        onChange={(event) => {
          if (isComposing(event)) setComposed(event.target.value);
          else read(event.target);
        }}
      />
    );
  },
  ['ref'],
);

const digits = { '& input': { ...tabularFigures, letterSpacing: '0.35em' } } as const;
