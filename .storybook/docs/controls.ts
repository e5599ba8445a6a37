import { isValidElement } from 'react';
import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

/** Whether nothing of a value is lost when it is written down, as the panel does with objects. */
export function isData(value: unknown): boolean {
  try {
    // Functions cannot be cloned, nor can elements, which have a symbol.
    structuredClone(value);
    return true;
  } catch {
    return false;
  }
}

const isContent = (value: unknown): boolean =>
  isValidElement(value) || (Array.isArray(value) && value.some(isContent));

/** Content that is made in code cannot be typed, but it can be exchanged. */
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
 * Controls of props to which a story gives a value made in code. `docgen.mjs` has the controls that follow from the
 * types, which Storybook adds to these.
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
