import { createElement, type ComponentType, type ReactNode } from 'react';
import { vi } from 'vitest';

/* Loads the stories of components for tests that run without Storybook's preview. The play functions do not run. */

type Decorate = (content: ComponentType, context: object) => ReactNode;

/** A story or a meta as the stories file defines it. */
interface Written {
  readonly tags?: readonly string[];
  readonly decorators?: Decorate | readonly Decorate[];
  readonly component?: ComponentType;
  readonly args?: object;
  readonly render?: (args: object) => ReactNode;
}

export interface Story {
  readonly meta: Written;
  readonly input: Written;
  readonly composed: { readonly args: object };
  /** Tests do not run without Storybook. */
  readonly test: () => void;
}

type Load = () => Promise<Record<string, Story>>;

// This mock replaces Storybook's preview, which needs a browser. Some stories read `composed.args` of other stories.
vi.mock('#.storybook/preview', () => {
  const meta = (own: Written) => ({
    input: own,
    story: (input: Written = {}): Story => ({
      meta: own,
      input,
      composed: { args: { ...own.args, ...input.args } },
      test: () => undefined,
    }),
  });
  return { default: { meta, type: () => ({ meta }) } };
});

/** Each stories file of a component, by its path. */
export const FILES: readonly [string, Load][] = Object.entries(
  import.meta.glob<Record<string, Story>>([
    '../../src/stories/components/**/*.stories.tsx',
    '../../packages/payment-steps/stories/*.stories.tsx',
  ]),
);

/** Returns the stories of a file, except its matrix, which shows a component many times. */
export async function storiesOf(load: Load): Promise<readonly Story[]> {
  const { Matrix: _matrix, ...others } = await load();
  return Object.values(others).filter((story) => 'meta' in story);
}

/** Wraps content in the decorators of a story, such as a provider. */
export const decorated = ({ input: { decorators = [] } }: Story, content: ReactNode) =>
  [decorators]
    .flat()
    .reduce((inner, decorate) => createElement(() => decorate(() => inner, {})), content);

/** Returns the element that a story renders before its play function runs. */
export function elementOf(story: Story) {
  const { meta, input, composed } = story;
  const { args } = composed;
  const render = input.render ?? meta.render;
  if (render)
    return decorated(
      story,
      createElement(() => render(args)),
    );
  return meta.component ? decorated(story, createElement(meta.component, args)) : null;
}

/**
 * Returns an array with the story `Matrix` of a file, which shows states that no other story shows. The array is empty
 * if there is no matrix.
 */
export async function matrixOf(load: Load): Promise<readonly Story[]> {
  const { Matrix } = await load();
  return Matrix ? [Matrix] : [];
}
