import type { Decorator } from '@storybook/react-vite';

const NUMBER = /^-?\d+(?:\.\d+)?$/;

/**
 * Amounts are text, and text is typed letter by letter: an amount in the controls that is not a
 * number yet, or no longer, is shown as the one the story began with.
 */
export const withWholeAmounts: Decorator = (Story, { args, initialArgs }) => {
  const whole = Object.fromEntries(
    Object.entries(args).map(([name, value]) => {
      const initial: unknown = initialArgs[name];
      const isAmount = typeof initial === 'string' && NUMBER.test(initial);
      return [name, isAmount && !NUMBER.test(String(value)) ? initial : value];
    }),
  );
  return <Story args={whole} />;
};
