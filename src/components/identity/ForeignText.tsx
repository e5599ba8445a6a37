import { visible } from '../../domain/text/text';

export interface ForeignTextProps {
  /** The text as it was written. */
  children: string;
}

/**
 * A typed or foreign text inside other text. It is isolated, so that its direction does not reorder its surroundings,
 * and it shows invisible characters.
 */
export function ForeignText({ children }: ForeignTextProps) {
  return <bdi>{visible(children)}</bdi>;
}
