import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { appFolder, packageFolder, publicModules, readManifest, ROOT, run } from './project.ts';
import { isInternal, packageOf, specifiersIn } from '../../build/specifiers.mjs';

/** Returns the paths of the package's files, with slashes on every system. */
const filesOfPackage = () =>
  readdirSync(packageFolder(), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(packageFolder().length + 1))
    .map((file) => file.replaceAll('\\', '/'));

/** Runs code as an ES module with Node, in the folder of the example. */
const runInNode = (code: string) =>
  run(process.execPath, ['--input-type=module', '--eval', code], appFolder());

test.describe('the package', () => {
  test('contains the library, and no file of the app', () => {
    const tops = new Set(filesOfPackage().map((file) => file.split('/')[0] ?? ''));
    expect(tops).toEqual(
      new Set([
        'CHANGELOG.md',
        'LICENSE',
        'README.md',
        'adapters',
        'back-end',
        'components',
        'domain',
        'florin',
        'hooks',
        'icons',
        'llms',
        'llms.txt',
        'messages',
        'package.json',
        'payment-steps',
        'recipients',
        'services',
        'state',
        'testing',
        'theme',
      ]),
    );
    const otherFiles = filesOfPackage().filter(
      (file) => !/\.(js|d\.ts|css|woff2|json|md|txt)$/.test(file),
    );
    expect(otherFiles.toSorted()).toEqual(['LICENSE', 'icons/LICENSE', 'theme/fonts/LICENSE']);
    expect(
      filesOfPackage().filter((file) =>
        /\.(test|stories)\.|^testing\/(?!drivers\/forms\/)/.test(file),
      ),
    ).toEqual([]);
  });

  test('has at most 195 modules, and none of the app', () => {
    const names = publicModules();
    expect(names.length).toBeLessThanOrEqual(195);
    for (const name of ['domain/money', 'httpAdapter', 'messages/de', 'recipients/iban', 'theme'])
      expect(names).toContain(name);
    expect(names.filter((name) => /demo|icons|device|keeper|Hero/i.test(name))).toEqual([]);
  });

  test('has a file for every public name', () => {
    const targets = Object.values(readManifest().exports).flatMap((target) =>
      typeof target === 'string' ? target : [target.types, target.default],
    );
    expect(targets.filter((path) => !existsSync(join(packageFolder(), path)))).toEqual([]);
  });

  test('depends on the packages that it imports, and on no other', () => {
    const { dependencies, peerDependencies } = readManifest();
    const imported = filesOfPackage()
      .filter((file) => /\.(js|d\.ts)$/.test(file))
      .flatMap((file) => specifiersIn(file, readFileSync(join(packageFolder(), file), 'utf8')))
      .map(({ value }) => value)
      .filter((value) => !isInternal(value))
      .map(packageOf);
    const listed = new Set([...Object.keys(dependencies), ...Object.keys(peerDependencies)]);
    expect(imported.filter((name) => !listed.has(name))).toEqual([]);
    expect(Object.keys(dependencies)).toEqual([
      '@emotion/cache',
      '@mui/stylis-plugin-rtl',
      '@mui/utils',
      '@noble/hashes',
      '@scure/base',
      '@tanstack/react-virtual',
      'big.js',
      'eventsource-parser',
      'ibantools',
      'libphonenumber-js',
      'qr',
      'qrcode.react',
      'react-error-boundary',
      'react-hook-form',
      'stylis',
      'valibot',
      'zustand',
    ]);
    expect(Object.keys(dependencies).filter((name) => !imported.includes(name))).toEqual([]);
    expect(Object.keys(peerDependencies)).toEqual([
      '@emotion/react',
      '@emotion/styled',
      '@mui/material',
      'react',
      'react-dom',
    ]);
  });

  test('accepts the package versions in Florin’s lockfile', () => {
    const { ok, output } = run('npm', ['ls', '--all'], appFolder());
    expect(ok, output).toBe(true);
  });

  test('can be published', () => {
    const manifest = readManifest();
    expect(manifest.name).toBe('florin');
    expect(manifest.private).toBeUndefined();
    expect(manifest.sideEffects).toEqual(['**/*.css']);
    expect(manifest.license).toBe('MIT');
    expect(manifest.keywords).toContain('multi-currency');
    expect(manifest.engines).toEqual({ node: '^20.19.0 || ^22.12.0 || >=24.0.0' });
    expect(manifest.version).toMatch(/^\d+\.\d+\.\d+$/);
  });

  test('names a repository only if CI builds it there', () => {
    const nameOf = (env: NodeJS.ProcessEnv) =>
      spawnSync(
        process.execPath,
        [
          '--input-type=module',
          '--eval',
          `import { manifestOf } from '${pathToFileURL(join(ROOT, 'packages/florin/build/manifest.mjs')).href}';
          const { repository, homepage, bugs } = manifestOf({ dependencies: {} }, {}, []);
          console.log(JSON.stringify({ repository, homepage, bugs }));`,
        ],
        { encoding: 'utf8', env },
      ).stdout.trim();
    const origin = { GITHUB_SERVER_URL: 'https://git.example', GITHUB_REPOSITORY: 'owner/wallet' };
    expect(nameOf({})).toBe('{}');
    expect(JSON.parse(nameOf(origin))).toEqual({
      repository: { type: 'git', url: 'git+https://git.example/owner/wallet.git' },
      homepage: 'https://git.example/owner/wallet#readme',
      bugs: { url: 'https://git.example/owner/wallet/issues' },
    });
  });

  test('has a short README without links to files, for its page in a registry', () => {
    const readme = readFileSync(join(packageFolder(), 'README.md'), 'utf8');
    expect(Buffer.byteLength(readme)).toBeLessThanOrEqual(12_000);
    expect(readme).toContain('## Supported browsers');
    expect([...readme.matchAll(/\]\((?!https:)/g)]).toEqual([]);
    const files = [...readme.matchAll(/`((?:llms|icons|theme)\/[\w./-]+|CHANGELOG\.md)`/g)];
    expect(files.length).toBeGreaterThan(10);
    const missing = files.filter(([, file = '']) => !existsSync(join(packageFolder(), file)));
    expect(missing).toEqual([]);
  });
});

test.describe('in Node', () => {
  test('every public module can be imported, and exports its component', () => {
    const { ok, output } = runInNode(`
      const names = ${JSON.stringify(publicModules())};
      for (const name of names) {
        const module = await import('florin/' + name);
        if (/^[A-Z]/.test(name) && typeof module[name] !== 'function')
          throw new Error('florin/' + name + ' has no ' + name);
      }
    `);
    expect(ok, output).toBe(true);
    expect(publicModules().length).toBeGreaterThan(80);
  });

  test('a component renders without a browser', () => {
    const { output } = runInNode(`
      import { createElement } from 'react';
      import { renderToStaticMarkup } from 'react-dom/server';
      import { Amount } from 'florin/Amount';
      console.log(renderToStaticMarkup(createElement(Amount, { value: '1250.5', currency: 'gbp' })));
    `);
    expect(output).toContain('aria-label="£1,250.50"');
  });

  for (const path of ['components/money/Amount.js', 'domain/digits', 'theme/typography', 'Nothing'])
    test(`florin/${path} cannot be imported`, () => {
      const { ok, output } = runInNode(`await import('florin/${path}');`);
      expect(ok).toBe(false);
      expect(output).toContain('ERR_PACKAGE_PATH_NOT_EXPORTED');
    });
});
