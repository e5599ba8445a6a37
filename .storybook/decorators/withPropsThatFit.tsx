import type { Args, Decorator } from '@storybook/react-vite';
import { ErrorBoundary } from 'react-error-boundary';
import { Banner } from '../../src/components/feedback/Banner';

const areAsWritten = (args: Args, initialArgs: Args) =>
  Object.keys({ ...args, ...initialArgs }).every((name) => args[name] === initialArgs[name]);

/**
 * Whoever plays with the controls may empty a prop that is required, or write half an object. The
 * story says so in its place, and is there again as soon as its props fit. What fails as it was
 * written is an error of ours, and is left to Storybook.
 */
export const withPropsThatFit: Decorator = (Story, { args, initialArgs }) => (
  <ErrorBoundary
    resetKeys={Object.values(args)}
    fallbackRender={({ error }) => {
      if (areAsWritten(args, initialArgs)) throw error;
      return (
        <Banner tone="error">
          The component cannot be shown with these props. Change them, or reset the controls.{' '}
          {error instanceof Error && error.message}
        </Banner>
      );
    }}
  >
    <Story />
  </ErrorBoundary>
);
