import type { StoryContext } from '@storybook/react-vite';
import axe, { type RunOptions, type Spec } from 'axe-core';

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
