import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PHONE, SCREENS } from './screens';
import { expect, expectPicture, passTimeDuring, settle, stopTime, test } from './test';

/* Compares the pictures of the app in docs/images with the built app. `npm run screenshots` replaces the pictures. */

const IMAGES = fileURLToPath(new URL('../../docs/images', import.meta.url));
const SCHEMES = ['light', 'dark'] as const;

test.use({ build: { folder: 'dist', base: '/' } });

for (const { name, path, act, language = 'en', viewport = PHONE } of SCREENS)
  for (const colorScheme of SCHEMES)
    test(`${name}, ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.addInitScript((tag) => {
        localStorage.setItem('florin.language', tag);
      }, language);
      await stopTime(page);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeAttached();
      await settle(page);
      if (act) await passTimeDuring(page, () => act(page));
      await page.clock.runFor(500);
      await expectPicture(page, `${name}-${colorScheme}`);
    });

test('docs/images has the pictures of every screen, and no other', () => {
  const listed = SCREENS.flatMap(({ name }) => SCHEMES.map((scheme) => `${name}-${scheme}.png`));
  expect(readdirSync(IMAGES).toSorted()).toEqual(['catalogue.png', ...listed].toSorted());
});
