import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { appFolder, packageFolder, publicModules, readManifest, ROOT, run } from './project.ts';
import { isInternal, packageOf, specifiersIn } from '../../scripts/lib/specifiers.mjs';

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
        'back-end',
        'backend',
        'components',
        'domain',
        'hooks',
        'icons',
        'llms',
        'llms.txt',
        'messages',
        'package.json',
        'recipients',
        'services',
        'state',
        'theme',
      ]),
    );
    const otherFiles = filesOfPackage().filter(
      (file) => !/\.(js|d\.ts|css|woff2|json|md|txt)$/.test(file),
    );
    expect(otherFiles.toSorted()).toEqual(['LICENSE', 'icons/LICENSE', 'theme/fonts/LICENSE']);
    expect(filesOfPackage().filter((file) => /\.(test|stories)\.|^testing\//.test(file))).toEqual(
      [],
    );
  });

  test('has a public name for every component', () => {
    const sources = readdirSync(join(ROOT, 'src', 'components'), {
      recursive: true,
      encoding: 'utf8',
    });
    const components = sources
      .map((file) => basename(file))
      .filter((file) => /^[A-Z]\w*\.tsx$/.test(file))
      .map((file) => file.replace('.tsx', ''));
    expect(components).toContain('BalanceCard');
    // The components of the demo are public as `demo/Name`.
    const names = new Set(publicModules().map((path) => basename(path)));
    expect(components.filter((name) => !names.has(name))).toEqual([]);
  });

  test('has only these public names besides the components and icons', () => {
    const { exports } = readManifest();
    const others = Object.keys(exports).filter(
      (path) => !/^\.\/(?:(?:demo|icons)\/)?[A-Z]/.test(path),
    );
    expect(others.toSorted()).toEqual([
      './adapter',
      './adapter/aroundCalls',
      './adapter/device',
      './adapter/errors',
      './adapter/faults',
      './adapter/readBalances',
      './adapter/readHistory',
      './adapter/readOrders',
      './adapter/readParts',
      './adapter/readUser',
      './adapter/unlessAborted',
      './adapter/unreadable',
      './appEnglish',
      './base.css',
      './cache',
      './demo/account',
      './demo/messages/ar',
      './demo/messages/de',
      './demo/messages/en',
      './demo/messages/es',
      './demo/messages/fr',
      './demo/messages/he',
      './demo/messages/hi',
      './demo/messages/ja',
      './demo/messages/pt-BR',
      './demo/messages/zh-Hans',
      './demo/wallets',
      './deviceAdapter',
      './deviceKeeper',
      './domain/amount',
      './domain/amountRules',
      './domain/amountText',
      './domain/backup',
      './domain/call',
      './domain/chain',
      './domain/challenge',
      './domain/contact',
      './domain/contactNames',
      './domain/contacts',
      './domain/csv',
      './domain/currency',
      './domain/defineCurrencies',
      './domain/format',
      './domain/history',
      './domain/historyDays',
      './domain/historyFilters',
      './domain/keptRefusal',
      './domain/knownRecipient',
      './domain/ledger',
      './domain/linkAmount',
      './domain/linkParts',
      './domain/lock',
      './domain/market',
      './domain/minorUnits',
      './domain/money',
      './domain/otherUnit',
      './domain/passphrase',
      './domain/paymentCode',
      './domain/paymentLink',
      './domain/preparation',
      './domain/priceHistory',
      './domain/rates',
      './domain/readRecords',
      './domain/recipient',
      './domain/recipientKind',
      './domain/recipientText',
      './domain/recipientWarnings',
      './domain/register',
      './domain/result',
      './domain/text',
      './domain/transaction',
      './domain/typedNumber',
      './domain/user',
      './domain/wallet',
      './fonts.css',
      './httpAdapter',
      './keeper',
      './messages/ar',
      './messages/de',
      './messages/en',
      './messages/es',
      './messages/fr',
      './messages/he',
      './messages/hi',
      './messages/ja',
      './messages/pt-BR',
      './messages/zh-Hans',
      './openapi.json',
      './package.json',
      './recipients/iban',
      './recipients/ibanRules',
      './recipients/kind',
      './recipients/messages/ar',
      './recipients/messages/de',
      './recipients/messages/es',
      './recipients/messages/fr',
      './recipients/messages/he',
      './recipients/messages/hi',
      './recipients/messages/ja',
      './recipients/messages/pt-BR',
      './recipients/messages/zh-Hans',
      './recipients/phone',
      './recipients/phoneRules',
      './recipients/useSayRecipient',
      './refusalText',
      './simulatedAdapter',
      './simulatedBank',
      './simulatedBook',
      './simulatedSession',
      './simulatedStatus',
      './simulatedSteps',
      './staleMark',
      './testing',
      './theme',
      './theme/pageStyles',
      './theme/tokens',
      './theme/vars',
      './useAmountUnit',
      './useCurrencyName',
      './useDescription',
      './useFlorin',
      './useHistory',
      './useMessages',
      './useNotice',
      './usePayment',
      './usePaymentSteps',
      './usePrices',
      './useQuote',
      './useTransactionText',
      './useWallet',
      './withFlorin',
    ]);
  });

  test('has the demo under `florin/demo`', () => {
    const { exports } = readManifest();
    const demo = Object.keys(exports)
      .map((path) => /^\.\/demo\/([A-Z]\w*)$/.exec(path)?.[1])
      .filter((name) => name !== undefined);
    expect(demo).toEqual([
      'AccountMenu',
      'Claims',
      'ClosingCall',
      'DemoHint',
      'FeatureGrid',
      'Hero',
      'HeroEmblem',
      'SignupClaims',
      'SiteFooter',
      'SiteHeader',
      'Testimonial',
      'TestimonialList',
    ]);
    for (const name of demo) expect(exports).not.toHaveProperty([`./${name}`]);
  });

  test('contains no text of the demo in the translations for components', () => {
    const german = readFileSync(join(packageFolder(), 'messages', 'de.js'), 'utf8');
    const ofDemo = readFileSync(join(packageFolder(), 'components/demo/messages/de.js'), 'utf8');
    for (const text of [
      'Demokonto',
      'Meine Kunden zahlen in drei Währungen.',
      'Kostenlos starten',
    ]) {
      expect(german).not.toContain(text);
      expect(ofDemo).toContain(text);
    }
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
      'idb',
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
          `import { manifestOf } from '${pathToFileURL(join(ROOT, 'scripts/lib/manifest.mjs')).href}';
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
        const component = name.replace('demo/', '');
        if (/^[A-Z]/.test(component) && typeof module[component] !== 'function')
          throw new Error('florin/' + name + ' has no ' + component);
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

  for (const path of [
    'components/money/Amount/Amount.js',
    'domain/digits',
    'theme/typography',
    'Nothing',
  ])
    test(`florin/${path} cannot be imported`, () => {
      const { ok, output } = runInNode(`await import('florin/${path}');`);
      expect(ok).toBe(false);
      expect(output).toContain('ERR_PACKAGE_PATH_NOT_EXPORTED');
    });
});
