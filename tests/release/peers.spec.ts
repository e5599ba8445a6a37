import { expect, test } from '@playwright/test';
import { archive } from '../lib/project.ts';
import { COMPONENTS, everyUsage, forBrowser, onServer } from './everyUsage.ts';

for (const version of ['7.3.0', '~7.3.0', '9.0.0'])
  test(`every component renders under MUI ${version}`, async ({ page }) => {
    const { folder, names } = await everyUsage(version, archive());
    const missing = COMPONENTS.filter((name) => !names.some((one) => one.startsWith(name)));
    // The usage of `PartBoundary` throws on purpose, to show the error that the component catches.
    expect(missing).toEqual(['PartBoundary']);
    expect(await onServer(folder)).toEqual({ count: names.length, faults: {} });
    await page.goto('about:blank');
    await page.addScriptTag({ content: await forBrowser(folder) });
    const mountAll = () =>
      (globalThis as unknown as { mountAll: () => Promise<object> }).mountAll();
    expect(await page.evaluate(mountAll)).toEqual({});
  });
