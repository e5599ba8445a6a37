import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { machineFonts } from './machineFonts';
import { openStory } from './openStory';
import { allPictures, fileOf } from './pictures';

const BASELINES = fileURLToPath(new URL('baselines', import.meta.url));

for (const picture of allPictures()) {
  test(fileOf(picture), async ({ page }, { config }) => {
    await openStory(page, picture);
    await expect(page).toHaveScreenshot(fileOf(picture), { fullPage: true });
    // Asked when a picture is accepted: a sign from the machine's fonts would bind it to them.
    if (config.updateSnapshots === 'all') expect(await machineFonts(page)).toEqual([]);
  });
}

test('every picture is one of a story', () => {
  const known = new Set(allPictures().map(fileOf));
  expect(readdirSync(BASELINES).filter((file) => !known.has(file))).toEqual([]);
});
