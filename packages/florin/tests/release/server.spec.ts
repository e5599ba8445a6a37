import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { build, type Plugin } from 'esbuild';
import { appFolder, publicModules } from '../lib/project.ts';

/**
 * A plugin that bundles modules as a framework does for server components: it replaces a module that begins with
 * `'use client'` with a reference, so the code of the module does not run.
 */
const clientReferences: Plugin = {
  name: 'client-references',
  setup({ onLoad, onResolve, resolve }) {
    onResolve({ filter: /.*/ }, async ({ path, pluginData, ...from }) => {
      if (pluginData === 'resolved') return null;
      const found = await resolve(path, { ...from, pluginData: 'resolved' });
      const isClient = found.namespace === 'file' && isClientModule(found.path);
      return isClient ? { path: `${found.path}.cjs`, namespace: 'client' } : found;
    });
    onLoad({ filter: /.*/, namespace: 'client' }, () => ({ contents: 'module.exports = {};' }));
  },
};

/** Returns whether a module begins with the directive `'use client'`. Comments may precede the directive. */
const isClientModule = (path: string) =>
  /\.m?js$/.test(path) &&
  /^(?:\/\*[\s\S]*?\*\/\s*|\/\/.*\s*)*['"]use client['"]/.test(readFileSync(path, 'utf8'));

test('every public module can be imported in a server component', async () => {
  const folder = mkdtempSync(join(appFolder(), 'server-'));
  const names = publicModules();
  try {
    await build({
      stdin: {
        contents: names
          .map((name, index) => `exports[${index}] = () => require('florin/${name}');`)
          .join('\n'),
        resolveDir: folder,
      },
      bundle: true,
      conditions: ['react-server'],
      platform: 'node',
      outfile: join(folder, 'modules.cjs'),
      plugins: [clientReferences],
    });
    const modules = Object.values(
      createRequire(import.meta.url)(join(folder, 'modules.cjs')) as Record<string, () => object>,
    );
    const failures = names.flatMap((name, index) => {
      try {
        modules[index]?.();
        return [];
      } catch (cause) {
        return [`${name}: ${String(cause)}`];
      }
    });
    expect(modules).toHaveLength(names.length);
    expect(failures).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
