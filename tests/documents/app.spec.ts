import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { PHONE, SCREENS } from './screens';
import { expect, expectPicture, passTimeDuring, settle, stopTime, test } from './test';

/*
 * Compares the pictures of docs/screens.md and README.md with the built app. `npm run screenshots` replaces the
 * pictures and docs/screens.md.
 */

const PAGE = fileURLToPath(new URL('../../docs/screens.md', import.meta.url));
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

/** Returns docs/screens.md. */
async function screensPage(): Promise<string> {
  const rows = SCREENS.map(({ name }) => {
    const cells = SCHEMES.map((scheme) => `![${name}, ${scheme}](images/${name}-${scheme}.png)`);
    return `| ${name} | ${cells.join(' | ')} |`;
  });
  const text = `# The main screens

This page shows the main screens of Florin's app in the light and the dark theme. \`npm run screenshots\` takes these
pictures of the built app.

| screen | light | dark |
| --- | --- | --- |
${rows.join('\n')}
`;
  return format(text, { ...(await resolveConfig(PAGE)), parser: 'markdown' });
}

test('docs/screens.md lists every picture', async ({ platform: _platform }, { config }) => {
  const text = await screensPage();
  if (config.updateSnapshots === 'all') writeFileSync(PAGE, text);
  expect(readFileSync(PAGE, 'utf8')).toBe(text);
  const listed = SCREENS.flatMap(({ name }) => SCHEMES.map((scheme) => `${name}-${scheme}.png`));
  expect(readdirSync(IMAGES).toSorted()).toEqual(['catalogue.png', ...listed].toSorted());
});
