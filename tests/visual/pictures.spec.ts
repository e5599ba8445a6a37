import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FullConfig } from '@playwright/test';
import sharp from 'sharp';
import { machineFonts } from './machineFonts';
import { openStory } from './openStory';
import { allPictures, fileOf } from './pictures';
import { expect, test } from './test';

const BASELINES = fileURLToPath(new URL('baselines', import.meta.url));
const PLATFORM = fileURLToPath(new URL('platform.json', import.meta.url));

/** Whether this run takes the pictures anew, as `npm run visual:accept` does. */
const isAccepting = ({ updateSnapshots }: FullConfig) => updateSnapshots === 'all';

for (const picture of allPictures()) {
  const name = fileOf(picture);
  test(name, async ({ catalogue: page }, { config }) => {
    await openStory(page, picture);
    // In Arabic a matrix differs by its direction: the colours of the dark half are in the English picture.
    if (picture.language === 'ar')
      await expect(page.getByRole('region', { name: 'Light', exact: true })).toHaveScreenshot(name);
    else await expect(page).toHaveScreenshot(name, { fullPage: true });
    if (!isAccepting(config)) return;
    // A sign from the machine's fonts would bind the picture to them.
    expect(await machineFonts(page)).toEqual([]);
    // Pages are mostly flat, and pack better without a filter for photographs.
    const file = join(BASELINES, name);
    const flat = sharp(readFileSync(file)).png({ compressionLevel: 9, adaptiveFiltering: false });
    writeFileSync(file, await flat.toBuffer());
  });
}

test('every picture is one of a story', ({ platform }, { config }) => {
  const known = new Set(allPictures().map(fileOf));
  const unknown = readdirSync(BASELINES).filter((file) => !known.has(file));
  if (isAccepting(config)) {
    for (const file of unknown) rmSync(join(BASELINES, file));
    writeFileSync(PLATFORM, `${JSON.stringify(platform, null, 2)}\n`);
  } else expect(unknown).toEqual([]);
});
