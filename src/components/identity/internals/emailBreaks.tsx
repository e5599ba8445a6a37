import { Fragment, type ReactNode } from 'react';

/** Returns a text in which a line may break before each `@`, so that a long email does not break inside a word. */
export function withEmailBreaks(text: string): ReactNode {
  const [first, ...others] = text.split(/(?=@)/);
  if (others.length === 0) return text;
  return [
    first,
    ...others.map((part, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- Parts are never reordered.
      <Fragment key={index}>
        <wbr />
        {part}
      </Fragment>
    )),
  ];
}
