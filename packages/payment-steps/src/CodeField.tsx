import { useState, type Ref } from 'react';
import { inPlainDigits } from '#src/domain/money/typedNumber';
import { tabularFigures } from '#src/theme/vars';
import { rooted } from '#src/components/provider/internals/rooted';
import type { RootProps } from '#src/components/provider/internals/roots';
import type { OtherTexts } from '#src/components/provider/internals/say';
import { useMessages } from '#src/components/provider/useMessages';
import { isComposing, rewrite } from '#src/components/inputs/internals/composition';
import { TextField } from '#src/components/inputs/TextField';
import { CODE_DIGITS } from './challenge';
import { codeEnglish as english } from './texts';

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

/** Returns the digits of a typed text, at most six. */
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
        name="code"
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
