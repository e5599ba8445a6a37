import { useId, type ReactNode } from 'react';
import { CopyButton } from '../../../inputs/CopyButton';
import { Detail } from './detail';

interface CopiedDetailProps {
  term: string;
  /** The accessible name of the copy button. */
  label: string;
  text: string;
  /** The text that the user has just copied, while its confirmation is shown; otherwise null. */
  copiedText: string | null;
  /** If undefined, there is no button. */
  onCopy: ((text: string) => void) | undefined;
  children: ReactNode;
}

/** A `dt` with its `dd`, and a button that copies a text. */
export function CopiedDetail(props: CopiedDetailProps) {
  const { term, label, text, copiedText, onCopy, children } = props;
  const id = useId();
  return (
    <Detail
      term={term}
      id={id}
      action={
        onCopy && (
          <CopyButton
            label={label}
            describedBy={id}
            copied={copiedText === text}
            onCopy={() => {
              onCopy(text);
            }}
          />
        )
      }
    >
      {children}
    </Detail>
  );
}
