import { fileURLToPath } from 'node:url';
import { runInThisContext } from 'node:vm';
import { build } from 'esbuild';
import { chromium } from 'playwright';
import { expect, it } from 'vitest';
import { findBrowser, LAUNCH_ARGS } from '#scripts/browser.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Bundles a script that returns a line for each ISO currency: code, decimals and one formatted unit, as `RSD 2 1.00`.
 */
const script = async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { defineCurrencies } from './src/domain/currency/defineCurrencies';
        import { formatAmount } from './src/domain/money/format';
        import { ISO_DECIMALS } from './src/domain/currency/isoDecimals';
        const codes = [...ISO_DECIMALS.keys()];
        const definitions = codes.map((iso) => ({ id: iso, symbol: iso, name: iso, iso }));
        export const written = defineCurrencies(definitions).map((currency) => {
          const [figures] = /\\d[\\d.]*/.exec(formatAmount('1', currency, { precision: 'exact' }));
          return [currency.id, currency.decimals, figures].join(' ');
        });`,
      resolveDir: ROOT,
      loader: 'ts',
    },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'result',
  });
  return `${outputFiles[0]?.text ?? ''}; result.written;`;
};

it('every ISO currency has the same decimals in Node and Chromium', async () => {
  const text = await script();
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    args: [...LAUNCH_ARGS],
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  const page = await browser.newPage();
  const inChromium = (await page.evaluate(text)) as string[];
  await browser.close();
  const inNode = runInThisContext(text) as string[];
  expect(inNode).toContain('RSD 2 1.00');
  expect(inChromium).toEqual(inNode);
});
