import { expect, test } from '@playwright/test';
import { PEERS } from '../../build/manifest.mjs';
import { archive } from '../lib/project.ts';
import { everyStory, forBrowser, onServer } from './everyStory.ts';

const MUI = '@mui/material';

/** Returns the lowest version of each alternative in a range, such as 7.3.0 and 9.0.0 for `^7.3.0 || ^9.0.0`. */
const lowestOf = (range = '') =>
  range.split(' || ').map((part) => /^\^(\d+\.\d+\.\d+)$/.exec(part)?.[1] ?? '');

const lowest = Object.fromEntries(
  Object.entries(PEERS).map(([name, range]) => [name, lowestOf(range)[0] ?? '']),
);

for (const [title, peers] of [
  ...lowestOf(PEERS[MUI]).map((mui) => [
    `the lowest peers and MUI ${mui}`,
    { ...lowest, [MUI]: mui },
  ]),
  ['MUI ~7.3.0', { ...PEERS, [MUI]: '~7.3.0' }],
] as [string, Readonly<Record<string, string>>][])
  test(`every component renders under ${title}`, async ({ page }) => {
    expect(Object.values(peers)).not.toContain('');
    const folder = everyStory(peers, archive());
    const { count, faults } = await onServer(folder);
    expect(faults).toEqual({});
    expect(count).toBeGreaterThan(300);
    await page.goto('about:blank');
    await page.addScriptTag({ content: await forBrowser(folder) });
    const mountAll = () =>
      (globalThis as unknown as { mountAll: () => Promise<object> }).mountAll();
    expect(await page.evaluate(mountAll)).toEqual({});
  });
