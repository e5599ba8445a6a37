import type { StoryContext } from '@storybook/react-vite';
import type { RunOptions, Spec } from 'axe-core';
import axe from 'axe-core';
import { cdp, page } from 'vitest/browser';
import { forcedColorFaults, layoutFaults } from '../src/testing/layoutFaults';
import { turned } from './withTheme';

type Context = Pick<StoryContext, 'name' | 'parameters' | 'reporting' | 'title'>;

interface A11yParameters {
  readonly config?: Spec;
  readonly options?: RunOptions;
}

const SURFACE = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/** Matrices, pages, and components that open over the page, each as it is first shown. */
function isLookedAt({ name, title }: Context): boolean {
  if (name === 'Matrix') return true;
  const isFirst = name === 'Base' || name === 'Open';
  return isFirst && (title.startsWith('pages/') || document.querySelector(SURFACE) !== null);
}

const root = () => document.documentElement;

/** Waits until media queries and observers of sizes have been told, and React has rendered what they say. */
async function rendered(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}

/** The faults that thirty looks in a row find: MUI places an open menu again 166 ms after the window has another size. */
async function lasting(look: () => string[] | Promise<string[]>): Promise<string[]> {
  let faults: string[] = [];
  for (let looks = 0; looks < 30; looks += 1) {
    faults = await look();
    if (faults.length === 0) break;
    await rendered();
  }
  return faults;
}

async function resize(width: number, height: number): Promise<void> {
  await page.viewport(width, height);
  do await rendered();
  while (window.innerWidth !== width);
}

/** The rules of axe that a change of colors alone can break. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

async function colorFaults({ parameters }: Context): Promise<string[]> {
  const { config = {}, options = {} } = (parameters['a11y'] ?? {}) as A11yParameters;
  axe.reset();
  axe.configure(config);
  // A rule that is named here runs even where the story's configuration leaves it out.
  const leftOut = config.rules?.filter(({ enabled }) => enabled === false) ?? [];
  const values = COLOR_RULES.filter((rule) => leftOut.every(({ id }) => id !== rule));
  const { violations } = await axe.run(
    { include: document.body, exclude: ['.sb-wrapper'] },
    { ...options, runOnly: { type: 'rule', values } },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${html}\n${failureSummary}`),
  );
}

function swapThemes(): void {
  for (const theme of ['dark', 'light']) root().classList.toggle(theme);
}

/** An override replaces all others, those of vite.config.ts as well. */
const emulate = (forcedColors: 'active' | 'none') =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'prefers-reduced-motion', value: 'reduce' },
      { name: 'prefers-color-scheme', value: 'light' },
      { name: 'forced-colors', value: forcedColors },
    ],
  });

type Faults = (context: Context) => string[] | Promise<string[]>;

const nothing = () => undefined;
const { style } = root();

const enlarge = () => {
  style.setProperty('font-size', '200%');
  return rendered();
};
const turn = () => {
  turned.setState(true, true);
  return rendered();
};

/** Each mode: how it is entered, how it is left, and what is looked for. Colors need no rendering. */
const MODES: readonly [name: string, enter: () => unknown, leave: () => unknown, Faults][] = [
  ['320 px', nothing, nothing, layoutFaults],
  ['text of 200 %', enlarge, () => style.removeProperty('font-size'), layoutFaults],
  ['right to left', turn, () => turned.setState(false, true), layoutFaults],
  ['the other theme', swapThemes, swapThemes, colorFaults],
  ['forced colors', () => emulate('active'), () => emulate('none'), forcedColorFaults],
];

/** Looks at a story that has been shown in every mode, so that no component needs stories of them. */
export async function checkModes(context: Context): Promise<void> {
  if (!isLookedAt(context)) return;
  const { innerWidth, innerHeight } = window;
  const found: string[] = [];
  await resize(320, 640);
  for (const [mode, enter, leave, faults] of MODES) {
    try {
      await enter();
      const left = await lasting(() => faults(context));
      found.push(...left.map((fault) => `In ${mode}: ${fault}`));
    } finally {
      await leave();
    }
  }
  await resize(innerWidth, innerHeight);
  // scripts/test/counts.mjs fails a run in which a matrix or a page has no such report.
  const status = found.length > 0 ? 'failed' : 'passed';
  context.reporting.addReport({ type: 'modes', version: 1, result: { found }, status });
  if (found.length > 0) throw new Error(`${context.title}, ${context.name}:\n${found.join('\n')}`);
}
