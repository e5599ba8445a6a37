import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { STORIES, storiesFiles } from '#.storybook/docs/pages.ts';
import { componentsOf, entriesOf, sourceOf } from '../../build/entries.mjs';
import { must, ROOT, run } from '../lib/project.ts';

/*
 * Creates a project with the packed library and versions of its peers. `server.tsx` and `browser.tsx` render the first
 * stories of each component in several themes, with the components of the packed library.
 */

const COMPONENTS = componentsOf(ROOT).map(({ name }) => name);

/** The number of stories per component. The first stories show the main states. */
const STORIES_EACH = 4;

/** Components whose stories throw on purpose, to show the error that the component catches. */
const THROWING = new Set(['PartBoundary']);

/** Stories whose item throws on purpose, so React writes the error to the console. */
const BROKEN = ['BrokenItem'];

/**
 * The code that replaces `.storybook/preview.tsx`. Its `meta.story` returns the component of a story inside its
 * decorators. The tests of stories do not run.
 */
const PREVIEW = `import { createElement } from 'react';
const decorated = (Story, decorators = []) =>
  [decorators].flat().reduce((Inner, decorate) => () => decorate(Inner, { args: {} }), Story);
const preview = {
  meta: (meta) => ({
    input: meta,
    story: (story = {}) => {
      const args = { ...meta.args, ...story.args };
      const render = story.render ?? meta.render ?? ((all) => createElement(meta.component, all));
      const Story = decorated(() => render(args, { args }), story.decorators);
      return { input: story, Component: decorated(Story, meta.decorators), test: () => {} };
    },
  }),
};
export default preview;
`;

/**
 * The code that replaces `storybook/test`. Only `fn` runs, because no play function does. The module is CommonJS, so an
 * import of another name is `undefined` and no error.
 */
const TEST = 'module.exports = { fn: (act = () => {}) => act };';

/** The public name of each module of the package, by its path without an extension. */
const NAMES = new Map(
  Object.entries(entriesOf(ROOT)).map(([name, module]) => [join(ROOT, sourceOf(module)), name]),
);

/** Returns a plugin that resolves public modules to the packed library, and packages to the project in `folder`. */
const fromPackage = (folder: string): Plugin => ({
  name: 'from-package',
  setup: ({ onResolve, onLoad, resolve, initialOptions }) => {
    const replaced: Readonly<Record<string, string>> = {
      '#.storybook/preview': PREVIEW,
      'storybook/test': TEST,
    };
    const inProject = (path: string, kind: 'import-statement') =>
      initialOptions.packages === 'external'
        ? { path, external: true }
        : resolve(path, { resolveDir: folder, kind, pluginData: 'seen' });
    onResolve({ filter: /./ }, async ({ path, resolveDir, pluginData }) => {
      // An absolute path is the file of a story.
      if (pluginData === 'seen' || isAbsolute(path)) return undefined;
      if (Object.hasOwn(replaced, path)) return { path, namespace: 'replaced' };
      const kind = 'import-statement';
      if (!path.startsWith('.'))
        return resolveDir.startsWith(join(ROOT, 'src')) || resolveDir === folder
          ? inProject(path, kind)
          : undefined;
      const found = await resolve(path, { resolveDir, kind, pluginData: 'seen' });
      const name = NAMES.get(found.path.replace(/\.tsx?$/, ''));
      return name === undefined ? found : inProject(`florin/${name}`, kind);
    });
    onLoad({ filter: /./, namespace: 'replaced' }, ({ path }) => ({
      contents: replaced[path] ?? '',
      resolveDir: folder,
    }));
  },
});

/** Maps the name of a story to the messages that were written to the console while the story was rendered. */
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

/** The code of `server.tsx`, which renders every story to HTML. */
const SERVER = `import { ThemeProvider } from '@mui/material/styles';
import { renderToString } from 'react-dom/server';
import { themes, written } from './themes';
import { stories } from './stories';
const faults: Record<string, string[]> = {};
for (const [theme, value] of Object.entries(themes))
  for (const [name, Story] of Object.entries(stories)) {
    try {
      renderToString(<ThemeProvider theme={value}><Story /></ThemeProvider>);
    } catch (error) {
      written.push(String(error));
    }
    if (written.length > 0) faults[\`\${name} in \${theme}\`] = written.splice(0);
  }
process.stdout.write(JSON.stringify({ count: Object.keys(stories).length, faults }));
`;

/**
 * The code of `browser.tsx`. It mounts every story, presses its first button, which may open a dialog, and unmounts it.
 */
const BROWSER = `import { ThemeProvider } from '@mui/material/styles';
import { createRoot } from 'react-dom/client';
import { themes, written } from './themes';
import { stories } from './stories';
const rendered = () => new Promise((done) => setTimeout(done, 20));
addEventListener('error', ({ message }) => written.push(message));
addEventListener('unhandledrejection', ({ reason }) => written.push(String(reason)));
Object.assign(globalThis, {
  mountAll: async () => {
    const faults: Record<string, string[]> = {};
    for (const [theme, value] of Object.entries(themes))
      for (const [name, Story] of Object.entries(stories)) {
        const root = createRoot(document.body.appendChild(document.createElement('div')));
        root.render(<ThemeProvider theme={value}><Story /></ThemeProvider>);
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

/**
 * Creates the project in a new folder. `peers` are the versions of the peers, by name. The folder is deleted when the
 * run ends.
 */
export function everyStory(peers: Readonly<Record<string, string>>, archive: string) {
  const folder = mkdtempSync(join(tmpdir(), 'florin-peers-'));
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true });
  });
  // The stories of TabBar render links of a router.
  const dependencies = { ...peers, florin: `file:${archive}`, 'react-router-dom': '^7.0.0' };
  const manifest = { name: 'stories', private: true, type: 'module', dependencies };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  must(
    'npm',
    ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'],
    folder,
  );

  const names = COMPONENTS.filter((name) => !THROWING.has(name));
  const imports = names.map((name) => {
    const file = JSON.stringify(join(STORIES, storiesFiles().get(name) ?? ''));
    return `import * as ${name} from ${file};`;
  });
  const list = `${imports.join('\n')}
export const stories = Object.fromEntries(
  Object.entries({ ${names.join(', ')} }).flatMap(([component, all]) =>
    Object.entries(all)
      .filter(([name]) => !${JSON.stringify(BROKEN)}.includes(name))
      .slice(0, ${STORIES_EACH})
      .map(([name, { Component }]) => [component + name, Component]),
  ),
);
`;
  for (const [file, text] of Object.entries({
    'stories.ts': list,
    'themes.ts': THEMES,
    'server.tsx': SERVER,
    'browser.tsx': BROWSER,
  }))
    writeFileSync(join(folder, file), text);
  return folder;
}

const OPTIONS = { bundle: true, jsx: 'automatic', logLevel: 'error', write: false } as const;

/** Renders every story in Node. The packages are not bundled, so Node resolves them as on a server. */
export async function onServer(folder: string) {
  await build({
    ...OPTIONS,
    plugins: [fromPackage(folder)],
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
    plugins: [fromPackage(folder)],
    entryPoints: [join(folder, 'browser.tsx')],
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"development"' },
  });
  return outputFiles[0]?.text ?? '';
}
