/**
 * The conditions that decide how text and lines become pixels: the system, the browser, and how it renders the
 * catalogue's typeface. Pictures that were taken where one of these differs cannot be compared.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { platform, release } from 'node:os';
import type { Browser } from '@playwright/test';

/**
 * Flags that a picture is taken with: drawn by the processor, and whole, since a graphics card, or
 * what stands in for one, draws the same curve a shade differently from one time to the next.
 */
export const DRAWING_ARGS = [
  '--disable-gpu',
  '--disable-gpu-rasterization',
  '--disable-partial-raster',
];

const { resolve } = createRequire(import.meta.url);
const FONT = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

/** The facts about a machine that a picture depends on, by their names. */
export type Platform = Readonly<Record<string, string | undefined>>;

/** The name of the system with its version: `Debian GNU/Linux 12 (bookworm)`. */
function systemName(): string | undefined {
  try {
    const name = /^PRETTY_NAME="?([^"\n]+)/m.exec(readFileSync('/etc/os-release', 'utf8'));
    if (name) return name[1];
  } catch {
    // Not a Linux, or one that does not say.
  }
  return `${platform()} ${release()}`;
}

/** The catalogue's typeface in the sizes and weights that it is set in, on both grounds. */
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

/** The facts about this machine. */
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

/** The facts in which two platforms differ, in words; empty when they are alike. */
export function differences(accepted: Platform, here: Platform): readonly string[] {
  return Object.keys(here)
    .filter((fact) => accepted[fact] !== here[fact])
    .map((fact) => `${fact} is ${here[fact]} here and ${accepted[fact]} there`);
}
