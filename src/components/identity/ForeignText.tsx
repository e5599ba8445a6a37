import { visible } from '../../domain/text/text';

export interface ForeignTextProps {
  /** The text as it was written. */
  children: string;
}

/**
 * A text that a person or another system wrote, in a line of ours. It is isolated, so that its
 * direction does not reorder its surroundings, and it hides no character.
 */
export function ForeignText({ children }: ForeignTextProps) {
  return <bdi>{visible(children)}</bdi>;
}
