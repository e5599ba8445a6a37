import { isValidElement } from 'react';
import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

/** Returns whether a value can be serialised without loss. The Controls panel serialises objects. */
export function isData(value: unknown): boolean {
  try {
    // Functions cannot be cloned, and neither can elements, because they contain a symbol.
    structuredClone(value);
    return true;
  } catch {
    return false;
  }
}

const isContent = (value: unknown): boolean =>
  isValidElement(value) || (Array.isArray(value) && value.some(isContent));

/**
 * Returns a control for content that a story creates in code. The user cannot type such content, so the control is a
 * list of alternatives.
 */
function exchangeable(content: unknown): Pick<StrictInputType, 'options' | 'mapping' | 'control'> {
  const mapping = {
    'as in the story': content,
    'a text': 'Some text',
    'a long text':
      'A text of many words, which takes more than one line on a narrow phone. '.repeat(3),
    nothing: null,
  };
  return { options: Object.keys(mapping), mapping, control: { type: 'select' } };
}

/**
 * Adds controls for props whose value a story creates in code. `docgen.mjs` contains the controls that depend on the
 * type of a prop. Storybook merges both.
 */
export const controls: ArgTypesEnhancer = ({ argTypes, initialArgs }) => ({
  ...argTypes,
  ...Object.fromEntries(
    Object.entries(initialArgs)
      .filter(([name, value]) => argTypes[name]?.control === undefined && !isData(value))
      .map(([name, value]) => [
        name,
        {
          ...argTypes[name],
          name,
          ...(isContent(value) ? exchangeable(value) : { control: { disable: true } }),
        },
      ]),
  ),
});
