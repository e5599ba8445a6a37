import type { StoryContext } from '@storybook/react-vite';
import axe, { type RunOptions, type Spec } from 'axe-core';
import { expect } from 'storybook/test';

interface A11yParameters {
  readonly config?: Spec;
  readonly options?: RunOptions;
}

/** Returns the violations that axe finds with the configuration of a story, as the addon for accessibility runs it. */
export async function violationsIn(
  { parameters }: Pick<StoryContext, 'parameters'>,
  runOnly?: readonly string[],
): Promise<string[]> {
  const { config = {}, options = {} } = (parameters['a11y'] ?? {}) as A11yParameters;
  axe.reset();
  axe.configure(config);
  // `runOnly` would also run rules that the story's configuration disables, so the disabled rules are left out.
  const disabled = config.rules?.filter(({ enabled }) => enabled === false) ?? [];
  const values = runOnly?.filter((rule) => disabled.every(({ id }) => id !== rule));
  const { violations } = await axe.run(
    { include: document.body, exclude: ['.sb-wrapper'] },
    { ...options, ...(values && { runOnly: { type: 'rule', values } }) },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${html}\n${failureSummary}`),
  );
}

/**
 * Runs a step of a story. If the step has mounted another state, axe checks the document after the step. The addon for
 * accessibility checks only the end of a story.
 */
export async function runStep(
  context: Pick<StoryContext, 'canvasElement' | 'parameters'>,
  run: () => unknown,
): Promise<void> {
  // The innermost first element leaves the document when another state is mounted.
  let first: Element = context.canvasElement;
  while (first.firstElementChild) first = first.firstElementChild;
  await run();
  if (first.isConnected && first !== context.canvasElement) return;
  await expect(await violationsIn(context)).toEqual([]);
}
