/**
 * Describes the facts on which the rendering of text and lines depends: the system, the browser, and the browser's
 * rendering of the catalogue's typeface. Pictures of two machines are comparable only if these facts are equal.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { platform, release } from 'node:os';
import type { Browser } from '@playwright/test';

/**
 * Chromium's flags for taking pictures. With these flags, the CPU renders each picture as a whole. A GPU, or its
 * emulation, would render the same curve in slightly different shades each time.
 */
export const DRAWING_ARGS = [
  '--disable-gpu',
  '--disable-gpu-rasterization',
  '--disable-partial-raster',
];

const { resolve } = createRequire(import.meta.url);
const FONT = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

/** The facts about a machine that a picture depends on, by name. */
export type Platform = Readonly<Record<string, string | undefined>>;

/** Returns the name and version of the system, such as `Debian GNU/Linux 12 (bookworm)`. */
function systemName(): string | undefined {
  try {
    const name = /^PRETTY_NAME="?([^"\n]+)/m.exec(readFileSync('/etc/os-release', 'utf8'));
    if (name) return name[1];
  } catch {
    // The system is not Linux, or lacks this file.
  }
  return `${platform()} ${release()}`;
}

/** Returns a page that shows the catalogue's typeface in all sizes and weights, in light and dark colours. */
function sample() {
  const font = readFileSync(resolve(FONT)).toString('base64');
  const lines = [13, 14, 16, 28, 44].map(
    (size, step) =>
      `<p style="font-size:${size}px;font-weight:${400 + 100 * step}">$20,009.34 €1,250.75 •••••• Sign in</p>`,
  );
  return `<style>
    @font-face { font-family: Figtree; font-weight: 300 900; src: url(data:font/woff2;base64,${font}) }
    div { padding: 8px; font-family: Figtree; line-height: 1.5; color: #14201b; background: #f6f4ee }
    div + div { color: #ecf2ee; background: #0c1411 }
    p { margin: 0 }
  </style><div>${lines.join('')}</div><div>${lines.join('')}</div>`;
}

/** Returns the facts about this machine that a picture depends on. */
export async function describePlatform(browser: Browser): Promise<Platform> {
  const page = await browser.newPage({
    viewport: { width: 800, height: 480 },
    deviceScaleFactor: 1,
  });
  await page.setContent(sample());
  await page.evaluate(async () => {
    await document.fonts.load('16px Figtree');
    await document.fonts.ready;
  });
  const picture = await page.screenshot();
  await page.close();
  return {
    system: systemName(),
    chromium: browser.version().split('.')[0],
    fonts: createHash('sha256').update(picture).digest('hex').slice(0, 16),
  };
}

/** Returns a sentence for each fact in which two platforms differ. */
export function differences(accepted: Platform, here: Platform): readonly string[] {
  return Object.keys(here)
    .filter((fact) => accepted[fact] !== here[fact])
    .map((fact) => `${fact} is ${here[fact]} here and ${accepted[fact]} there`);
}
