import { visible } from '../../domain/text/text';

export interface ForeignTextProps {
  children: string;
}

/**
 * Shows a text from a user or a server inside other text. The text is isolated, so that its writing direction does not
 * reorder the text around it. Invisible characters in the text are made visible.
 */
export function ForeignText({ children }: ForeignTextProps) {
  return <bdi>{visible(children)}</bdi>;
}
