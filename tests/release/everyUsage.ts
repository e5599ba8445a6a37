import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { readUsages } from '../../scripts/handbook/usage.ts';
import { must, ROOT, run } from '../lib/project.ts';

/*
 * A project with the packed library, a version of MUI, and a module for each usage of each component. `main.tsx` renders
 * them all in two themes.
 */

/** The components of the package. */
export const COMPONENTS = JSON.parse(
  readFileSync(join(ROOT, 'src', 'components', 'public.json'), 'utf8'),
) as readonly string[];

/** The number of usages of a component: of its first stories, which show its main states. */
const STORIES = 4;

/** Usages that throw by intention, or for lack of the provider around their story. */
const INCOMPLETE = new Set(['PartBoundaryBase', 'ExchangeQuoteOtherCurrencies']);

/** Everything that was written to the console while a usage was rendered, by the usage. */
export type Faults = Readonly<Record<string, readonly string[]>>;

/** The themes: Florin's, and two of another app. */
const THEMES = `import { createTheme } from '@mui/material/styles';
import { createFlorinTheme } from 'florin/theme';
import { withFlorin } from 'florin/withFlorin';
export const themes = {
  florin: createFlorinTheme(),
  plain: withFlorin(createTheme({ palette: { mode: 'dark' } })),
  variables: withFlorin(createTheme({ cssVariables: { cssVarPrefix: 'app' } })),
};
/** The console's warnings and errors. */
export const written: string[] = [];
for (const kind of ['error', 'warn'] as const)
  console[kind] = (...all) => {
    written.push(all.map((one) => (one instanceof Error ? one.stack : String(one))).join(' '));
  };
`;

/** Renders every usage to text. */
const SERVER = `import { ThemeProvider } from '@mui/material/styles';
import { renderToString } from 'react-dom/server';
import { themes, written } from './themes';
import { usages } from './usages';
const faults: Record<string, string[]> = {};
for (const [theme, value] of Object.entries(themes))
  for (const [name, Example] of Object.entries(usages)) {
    try {
      renderToString(<ThemeProvider theme={value}><Example /></ThemeProvider>);
    } catch (error) {
      written.push(String(error));
    }
    if (written.length > 0) faults[\`\${name} in \${theme}\`] = written.splice(0);
  }
process.stdout.write(JSON.stringify({ count: Object.keys(usages).length, faults }));
`;

/** Mounts every usage, presses its first button, which often opens the component, and unmounts it. */
const BROWSER = `import { ThemeProvider } from '@mui/material/styles';
import { createRoot } from 'react-dom/client';
import { themes, written } from './themes';
import { usages } from './usages';
const rendered = () => new Promise((done) => setTimeout(done, 20));
addEventListener('error', ({ message }) => written.push(message));
addEventListener('unhandledrejection', ({ reason }) => written.push(String(reason)));
Object.assign(globalThis, {
  mountAll: async () => {
    const faults: Record<string, string[]> = {};
    for (const [theme, value] of Object.entries(themes))
      for (const [name, Example] of Object.entries(usages)) {
        const root = createRoot(document.body.appendChild(document.createElement('div')));
        root.render(<ThemeProvider theme={value}><Example /></ThemeProvider>);
        await rendered();
        document.querySelector<HTMLElement>('button:not(:disabled)')?.click();
        await rendered();
        root.unmount();
        await rendered();
        document.body.replaceChildren();
        if (written.length > 0) faults[\`\${name} in \${theme}\`] = written.splice(0);
      }
    return faults;
  },
});
`;

/** Makes the project in a new folder, which is deleted when the run ends. */
export async function everyUsage(version: string, archive: string) {
  const folder = mkdtempSync(join(tmpdir(), 'florin-peers-'));
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true });
  });
  const dependencies = {
    '@emotion/react': '^11.14.0',
    '@emotion/styled': '^11.14.0',
    '@mui/material': version,
    '@types/react': '^19.0.0',
    '@types/react-dom': '^19.0.0',
    florin: `file:${archive}`,
    react: '^19.0.0',
    'react-dom': '^19.0.0',
  };
  const manifest = { name: 'usages', private: true, type: 'module', dependencies };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  must(
    'npm',
    ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'],
    folder,
  );

  mkdirSync(join(folder, 'usages'));
  const names: string[] = [];
  for (const component of COMPONENTS)
    for (const [story, code] of await readUsages(component, STORIES)) {
      if (INCOMPLETE.has(`${component}${story}`)) continue;
      writeFileSync(join(folder, 'usages', `${component}${story}.tsx`), code);
      names.push(`${component}${story}`);
    }
  const imports = names.map((name) => `import * as ${name} from './usages/${name}';`);
  // A module exports one component.
  const list = `${imports.join('\n')}
import type { ComponentType } from 'react';
const modules: Record<string, Record<string, ComponentType>> = { ${names.join(', ')} };
export const usages = Object.fromEntries(
  Object.entries(modules).map(([name, exported]) => [name, Object.values(exported)[0]]),
);
`;
  for (const [file, text] of Object.entries({
    'usages.ts': list,
    'themes.ts': THEMES,
    'server.tsx': SERVER,
    'browser.tsx': BROWSER,
  }))
    writeFileSync(join(folder, file), text);
  return { folder, names };
}

const OPTIONS = { bundle: true, jsx: 'automatic', logLevel: 'error', write: false } as const;

/** Renders every usage in Node, which resolves the packages itself. */
export async function onServer(folder: string) {
  await build({
    ...OPTIONS,
    write: true,
    entryPoints: [join(folder, 'server.tsx')],
    outfile: join(folder, 'server.mjs'),
    format: 'esm',
    packages: 'external',
  });
  const { ok, output } = run(process.execPath, ['server.mjs'], folder);
  if (!ok) throw new Error(output);
  return JSON.parse(output) as { count: number; faults: Faults };
}

/** The code for a browser. */
export async function forBrowser(folder: string): Promise<string> {
  const { outputFiles } = await build({
    ...OPTIONS,
    entryPoints: [join(folder, 'browser.tsx')],
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"development"' },
  });
  return outputFiles[0]?.text ?? '';
}
