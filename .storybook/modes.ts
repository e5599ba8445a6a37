import type { StoryContext } from '@storybook/react-vite';
import { cdp, page } from 'vitest/browser';
import { focusFaults } from '../src/testing/focusFaults';
import { forcedColorFaults, layoutFaults } from '../src/testing/layoutFaults';
import { overlaps } from '../src/testing/overlaps';
import { violationsIn } from './violations';
import { turned } from './withTheme';

type Context = Pick<StoryContext, 'name' | 'parameters' | 'reporting' | 'title'>;

const SHEET = '[role=dialog], [role=alertdialog]';
const SURFACE = `${SHEET}, [role=menu], [role=listbox]`;

/**
 * Returns whether a story is checked in every mode: a matrix, the first story of a page, or the first story of a
 * component that opens over the page, such as a menu.
 */
function isChecked({ name, title }: Context): boolean {
  if (name === 'Matrix') return true;
  const isFirst = name === 'Base' || name === 'Open';
  return isFirst && (title.startsWith('pages/') || document.querySelector(SURFACE) !== null);
}

const root = () => document.documentElement;

/** Waits until media queries and resize observers have been notified and React has rendered the result. */
async function rendered(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}

/**
 * Repeats a check until it finds no faults, at most thirty times, and returns the faults of the last check. A single
 * check would be too early, because MUI repositions an open menu 166 ms after a resize of the window.
 */
async function lasting(check: () => string[] | Promise<string[]>): Promise<string[]> {
  let faults: string[] = [];
  for (let checks = 0; checks < 30; checks += 1) {
    faults = await check();
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

/** Returns the faults of the whole page, and the overlaps in the uppermost sheet, or else in the page. */
function faultsOfBoxes(): string[] {
  const sheets = [...document.querySelectorAll(SHEET)].filter((sheet) => sheet.checkVisibility());
  return [...layoutFaults(), ...overlaps(sheets.at(-1) ?? document.body)];
}

/** The rules of axe that depend on colors. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

const colorFaults = (context: Context) => violationsIn(context, COLOR_RULES);

function swapThemes(): void {
  for (const theme of ['dark', 'light']) root().classList.toggle(theme);
}

/** Emulates forced colors. An emulation replaces all earlier ones, so this repeats the settings of vite.config.ts. */
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

/**
 * The conditions in which a story is checked. Each has a name, a function that starts the mode, a function that ends
 * it, and a function that returns the faults.
 */
const MODES: readonly [name: string, enter: () => unknown, leave: () => unknown, Faults][] = [
  ['320 px', nothing, nothing, faultsOfBoxes],
  ['text of 200 %', enlarge, () => style.removeProperty('font-size'), faultsOfBoxes],
  ['right to left', turn, () => turned.setState(false, true), faultsOfBoxes],
  ['the other theme', swapThemes, swapThemes, colorFaults],
  ['forced colors', () => emulate('active'), () => emulate('none'), forcedColorFaults],
  // The last one, because the focus may change the state of a story.
  ['keyboard focus', nothing, nothing, focusFaults],
];

/**
 * Checks a rendered story in every mode, so that components need no separate stories for the modes. Throws an error
 * that lists the faults.
 */
export async function checkModes(context: Context): Promise<void> {
  if (!isChecked(context)) return;
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
  // scripts/test/counts.mjs counts a matrix or a page without this report as failed.
  const status = found.length > 0 ? 'failed' : 'passed';
  context.reporting.addReport({ type: 'modes', version: 1, result: { found }, status });
  if (found.length > 0) throw new Error(`${context.title}, ${context.name}:\n${found.join('\n')}`);
}
