import type { Args, ArgTypes, Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Banner } from '../../src/components/feedback/Banner';

interface PropsThatFitProps {
  args: Args;
  argTypes: ArgTypes;
  initialArgs: Args;
  children: ReactNode;
}

/** The props that a component cannot do without, and that are unset. */
function missing(args: Args, argTypes: ArgTypes): readonly string[] {
  return Object.entries(argTypes)
    .filter(([name, { type }]) => {
      const isRequired = typeof type === 'object' && type.required;
      return isRequired && (args[name] === undefined || args[name] === null);
    })
    .map(([name]) => name);
}

/** What is wrong with the props: the missing ones by name, or what the component had to say. */
function reasonFor(error: unknown, unset: readonly string[]): string {
  if (unset.length > 0) return `What is missing: ${unset.join(', ')}.`;
  return error instanceof Error ? `(${error.message})` : '';
}

function PropsThatFit({ args, argTypes, initialArgs, children }: PropsThatFitProps) {
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
            {reasonFor(error, missing(args, argTypes))}
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
export const withPropsThatFit: Decorator = (Story, { id, args, argTypes, initialArgs }) => (
  <PropsThatFit key={id} args={args} argTypes={argTypes} initialArgs={initialArgs}>
    <Story />
  </PropsThatFit>
);
