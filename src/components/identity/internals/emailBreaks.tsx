import type { ReactNode } from 'react';

/** Returns a text in which a line may break before the first `@`, so that a long email does not break inside a word. */
export function withEmailBreaks(text: string): ReactNode {
  const at = text.indexOf('@');
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  );
}
