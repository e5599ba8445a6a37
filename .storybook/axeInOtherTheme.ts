import type { RunOptions, Spec } from 'axe-core';
import axe from 'axe-core';
import type { StoryContext } from '@storybook/react-vite';

interface A11yParameters {
  readonly config?: Spec;
  readonly options?: RunOptions;
  readonly test?: string;
}

/**
 * The rules of axe on colors. A swapped class changes nothing else, and these two rules alone take
 * more than half of a whole run's time.
 */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

function describe(violations: axe.Result[]): string {
  return violations
    .map(({ id, help, nodes }) => {
      const places = nodes.map((node) => `  ${node.html}\n    ${node.failureSummary ?? ''}`);
      return [`${id}: ${help}`, ...places].join('\n');
    })
    .join('\n');
}

/**
 * The accessibility addon checks each story in the theme that it is shown in. This checks it once
 * more in the other theme, where contrast may differ. Themes are CSS variables under a class, so
 * the story need not be rendered again. Its findings are a report of the story, as the addon's are.
 */
export async function checkInOtherTheme({
  parameters,
  reporting,
}: Pick<StoryContext, 'parameters' | 'reporting'>): Promise<void> {
  const a11y = (parameters['a11y'] ?? {}) as A11yParameters;
  if (a11y.test === 'off') return;
  const { classList } = document.documentElement;
  const dark = classList.contains('dark');
  const swap = () => {
    classList.toggle('dark');
    classList.toggle('light');
  };
  swap();
  try {
    axe.reset();
    axe.configure(a11y.config ?? {});
    // A rule that is asked for by name runs even where the story's configuration leaves it out.
    const leftOut = a11y.config?.rules?.filter(({ enabled }) => enabled === false) ?? [];
    const { violations } = await axe.run(document.body, {
      ...a11y.options,
      runOnly: {
        type: 'rule',
        values: COLOR_RULES.filter((rule) => leftOut.every(({ id }) => id !== rule)),
      },
    });
    const found = violations.length > 0;
    // scripts/test/counts.mjs fails a run in which a story has no such report.
    reporting.addReport({
      type: 'a11y-other-theme',
      version: 1,
      result: { violations: violations.map(({ id }) => id) },
      status: found ? 'failed' : 'passed',
    });
    if (found) {
      throw new Error(
        `Not accessible in the ${dark ? 'light' : 'dark'} theme:\n${describe(violations)}`,
      );
    }
  } finally {
    swap();
  }
}
