import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { build } from 'vite';
import { appFolder } from '../lib/project.ts';

/*
 * Measures how much a component adds to an app that already uses MUI. The tests build the app with and without the
 * component. packages/florin/docs/one-component.md states the sizes.
 */

/** The MUI components of a small app with a form, a card, a dialog and a menu. */
const MUI = ['Button', 'Card', 'Dialog', 'IconButton', 'Menu', 'MenuItem', 'TextField'];

/** Returns the source of the app with some components of Florin. */
function sourceOf(components: readonly string[]): string {
  const imports = [
    ...MUI.map((name) => `import ${name} from '@mui/material/${name}';`),
    ...components.map((name) => `import { ${name} } from 'florin/${name}';`),
    ...(components.length > 0 ? ["import { withFlorin } from 'florin/withFlorin';"] : []),
  ];
  const theme = 'createTheme({ cssVariables: true })';
  return `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
${imports.join('\n')}
const theme = ${components.length > 0 ? `withFlorin(${theme})` : theme};
const all = [CssBaseline, ${[...MUI, ...components].join(', ')}];
const content = all.map((one, key) => createElement(one, { key, open: true }));
createRoot(document.body).render(createElement(ThemeProvider, { theme }, ...content));
`;
}

/** Builds the app, and returns the compressed size of its scripts in bytes. Scripts that load later do not count. */
async function sizeOf(components: readonly string[]): Promise<number> {
  const root = join(appFolder(), 'one-component');
  mkdirSync(root);
  try {
    writeFileSync(join(root, 'main.js'), sourceOf(components));
    const made = await build({
      root,
      configFile: false,
      logLevel: 'error',
      build: { write: false, rolldownOptions: { input: join(root, 'main.js') } },
    });
    const chunks = [made].flat().flatMap((one) => ('output' in one ? one.output : []));
    const first = chunks.filter((one) => one.type === 'chunk' && !one.isDynamicEntry);
    return first.reduce((sum, one) => sum + gzipSync('code' in one ? one.code : '').length, 0);
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** The largest allowed sizes in kB of single components, and of three components together. */
const BUDGETS = [
  [['Amount'], 8],
  [['BalanceCard'], 14.5],
  [['TransactionList'], 23.5],
  [['SendForm'], 78],
  [['Amount', 'BalanceCard', 'TransactionList'], 26.5],
] as const;

test('a component adds at most its budget to an app that uses MUI', async () => {
  const without = await sizeOf([]);
  const added: [components: string, kB: number][] = [];
  for (const [components] of BUDGETS)
    added.push([
      components.join(', '),
      Math.round(((await sizeOf(components)) - without) / 100) / 10,
    ]);
  process.stdout.write(
    `The app has ${Math.round(without / 1000)} kB. Added in kB: ${JSON.stringify(added)}\n`,
  );
  for (const [index, [components, most]] of BUDGETS.entries())
    expect(added[index]?.[1], components.join(', ')).toBeLessThanOrEqual(most);
});
