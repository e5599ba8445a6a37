import { visible } from '../../domain/text/text';

export interface ForeignTextProps {
  /** The text in another language. */
  children: string;
  /**
   * Whether the text consists of words, such as a sentence of a server, which a browser may translate. By default, the
   * text is a name, an address or a code, which a browser must not translate.
   */
  isTranslatable?: boolean | undefined;
}

/**
 * Shows a text from a user or a server inside other text. The text is isolated, so that its writing direction does not
 * reorder the text around it. Invisible characters in the text are made visible.
 */
export function ForeignText({ children, isTranslatable = false }: ForeignTextProps) {
  return <bdi translate={isTranslatable ? undefined : 'no'}>{visible(children)}</bdi>;
}
