import type { Decorator } from '@storybook/react-vite';
import { Banner } from '../../src/components/feedback/Banner';

const NUMBER = /^-?\d+(?:\.\d+)?$/;

/**
 * Amounts are text, and text is typed letter by letter: an amount in the controls that is not a
 * number yet, or no longer, is shown as the one the story began with, and that is said.
 */
export const withWholeAmounts: Decorator = (Story, { args, argTypes, initialArgs }) => {
  const broken = Object.entries(args).filter(
    ([name, value]) =>
      typeof value === 'string' &&
      argTypes[name]?.table?.type?.summary === 'Decimal' &&
      !NUMBER.test(value),
  );
  const whole = Object.fromEntries(broken.map(([name]) => [name, initialArgs[name]]));
  return (
    <>
      <Story args={{ ...args, ...whole }} />
      {broken.map(([name, value]) => (
        <Banner key={name}>
          {`${name} is an exact decimal as text, such as 1250.5, and not “${String(value)}”.`}
        </Banner>
      ))}
    </>
  );
};
