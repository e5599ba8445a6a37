import type { Args, Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Banner } from '../../src/components/feedback/Banner';

interface PropsThatFitProps {
  args: Args;
  initialArgs: Args;
  children: ReactNode;
}

function PropsThatFit({ args, initialArgs, children }: PropsThatFitProps) {
  const isTouched = useRef(false);
  isTouched.current ||= Object.keys({ ...args, ...initialArgs }).some(
    (name) => args[name] !== initialArgs[name],
  );
  return (
    <ErrorBoundary
      resetKeys={Object.values(args)}
      fallbackRender={({ error }) => {
        if (!isTouched.current) throw error;
        return (
          <Banner tone="error">
            The component cannot be shown with these props. Change them, or reset the controls.{' '}
            {error instanceof Error && `(${error.message})`}
          </Banner>
        );
      }}
    >
      {children}
    </ErrorBoundary>
  );
}

/**
 * Whoever plays with the controls may empty a prop that is required, or write half an object. The
 * story says so in its place, and is there again as soon as its props fit. What fails as it was
 * written is an error of ours, and is left to Storybook.
 */
export const withPropsThatFit: Decorator = (Story, { id, args, initialArgs }) => (
  <PropsThatFit key={id} args={args} initialArgs={initialArgs}>
    <Story />
  </PropsThatFit>
);
