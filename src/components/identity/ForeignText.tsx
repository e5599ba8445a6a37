import { visible } from '../../domain/text/text';

export interface ForeignTextProps {
  /** The text, unchanged. */
  children: string;
}

/**
 * Shows a text from a user or a server inside other text. The text is isolated, so that its writing direction does not
 * reorder the text around it. Its invisible characters are shown.
 */
export function ForeignText({ children }: ForeignTextProps) {
  return <bdi>{visible(children)}</bdi>;
}
