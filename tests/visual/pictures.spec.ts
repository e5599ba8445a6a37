import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FullConfig } from '@playwright/test';
import sharp from 'sharp';
import { openStory } from './openStory';
import { allPictures, fileOf } from './pictures';
import { systemFontsOf } from './systemFonts';
import { expect, test } from './test';

const BASELINES = fileURLToPath(new URL('baselines', import.meta.url));
const PLATFORM = fileURLToPath(new URL('platform.json', import.meta.url));

/** Returns whether this run replaces the accepted pictures, as `npm run visual:accept` does. */
const isAccepting = ({ updateSnapshots }: FullConfig) => updateSnapshots === 'all';

for (const picture of allPictures()) {
  const name = fileOf(picture);
  test(name, async ({ catalogue: page }, { config }) => {
    await openStory(page, picture);
    // The Arabic picture tests only the direction, so it contains only the light part of the matrix.
    if (picture.language === 'ar')
      await expect(page.getByRole('region', { name: 'Light', exact: true })).toHaveScreenshot(name);
    else await expect(page).toHaveScreenshot(name, { fullPage: true });
    if (!isAccepting(config)) return;
    // A glyph from a system font would make the picture depend on the fonts of this machine.
    expect(await systemFontsOf(page)).toEqual([]);
    // Adaptive filtering is for photographs. The flat areas of these pictures compress better without it.
    const file = join(BASELINES, name);
    const flat = sharp(readFileSync(file)).png({ compressionLevel: 9, adaptiveFiltering: false });
    writeFileSync(file, await flat.toBuffer());
  });
}

test('every accepted picture belongs to a story', ({ platform }, { config }) => {
  const known = new Set(allPictures().map(fileOf));
  const unknown = readdirSync(BASELINES).filter((file) => !known.has(file));
  if (isAccepting(config)) {
    for (const file of unknown) rmSync(join(BASELINES, file));
    writeFileSync(PLATFORM, `${JSON.stringify(platform, null, 2)}\n`);
  } else expect(unknown).toEqual([]);
});
