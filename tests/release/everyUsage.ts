import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { readUsages } from '../../scripts/handbook/usage.ts';
import { must, ROOT, run } from '../lib/project.ts';

/*
 * Creates a project with the packed library and versions of its peers. The project has a module for each usage of each
 * component. `server.tsx` and `browser.tsx` render all usages in several themes.
 */

/** The components of the package. */
export const COMPONENTS = JSON.parse(
  readFileSync(join(ROOT, 'src', 'components', 'public.json'), 'utf8'),
) as readonly string[];

/** The number of stories per component whose usages are tested. The first stories show the main states. */
const STORIES = 4;

/** Usages that throw: one on purpose, the other because it lacks the provider around its story. */
const INCOMPLETE = new Set(['PartBoundaryBase', 'ExchangeQuoteOtherCurrencies']);

/** Maps the name of a usage to the messages that were written to the console while the usage was rendered. */
export type Faults = Readonly<Record<string, readonly string[]>>;

/** The code of `themes.ts`: Florin's theme, and two themes of another app. */
const THEMES = `import { createTheme } from '@mui/material/styles';
import { createFlorinTheme } from 'florin/theme';
import { withFlorin } from 'florin/withFlorin';
export const themes = {
  florin: createFlorinTheme(),
  plain: withFlorin(createTheme({ palette: { mode: 'dark' } })),
  variables: withFlorin(createTheme({ cssVariables: { cssVarPrefix: 'app' } })),
};
/** The warnings and errors that were written to the console. */
export const written: string[] = [];
for (const kind of ['error', 'warn'] as const)
  console[kind] = (...all) => {
    written.push(all.map((one) => (one instanceof Error ? one.stack : String(one))).join(' '));
  };
`;

/** The code of `server.tsx`, which renders every usage to HTML. */
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

/**
 * The code of `browser.tsx`. It mounts every usage, presses its first button, which may open a dialog, and unmounts it.
 */
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

/** Creates the project in a new folder. `peers` are the versions of the peers, by name. The folder is deleted when the run ends. */
export async function everyUsage(peers: Readonly<Record<string, string>>, archive: string) {
  const folder = mkdtempSync(join(tmpdir(), 'florin-peers-'));
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true });
  });
  const dependencies = {
    ...peers,
    '@types/react': '^19.0.0',
    '@types/react-dom': '^19.0.0',
    florin: `file:${archive}`,
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
  // Each module exports one component, under a name that depends on its usage.
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

/** Renders every usage in Node. The packages are not bundled, so Node resolves them as on a server. */
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

/** Returns the bundled code for a browser. */
export async function forBrowser(folder: string): Promise<string> {
  const { outputFiles } = await build({
    ...OPTIONS,
    entryPoints: [join(folder, 'browser.tsx')],
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"development"' },
  });
  return outputFiles[0]?.text ?? '';
}
