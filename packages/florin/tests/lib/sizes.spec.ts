import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from '@playwright/test';
import { bundle, bundlesOf, type Bundle } from '../../build/bundle.mjs';
import { componentsOf } from '../../build/entries.mjs';
import { packageFolder, ROOT } from './project.ts';

/** The modules of the public components, by public name: paths below `src/` without the extension. */
const sources = new Map(componentsOf(ROOT).map(({ name, module }) => [name, module]));

let bundles: ReadonlyMap<string, Bundle>;

test.beforeAll(async () => {
  bundles = await bundlesOf(packageFolder(), [...sources.keys()]);
});

/** Returns the bundle that contains only the component with this public name. */
function bundleOf(name: string): Bundle {
  const made = bundles.get(name);
  if (made === undefined) throw new Error(`${name} has no bundle.`);
  return made;
}

/** Matches an import or re-export of values from a relative path, in code formatted by Prettier. */
const IMPORT = /^(?:import|export)\s+(?!type\b)[^;]*?from\s+'(\.[^']+)';/gm;

function readSource(module: string): string {
  const path = join(ROOT, 'src', module);
  return readFileSync(existsSync(`${path}.ts`) ? `${path}.ts` : `${path}.tsx`, 'utf8');
}

/** Returns a module and all modules that it imports directly or indirectly. */
function reachedBy(module: string, reached = new Set<string>()): Set<string> {
  if (reached.has(module)) return reached;
  reached.add(module);
  for (const [, specifier = ''] of readSource(module).matchAll(IMPORT))
    reachedBy(posix.join(posix.dirname(module), specifier), reached);
  return reached;
}

/** The largest allowed sizes, in bytes, of a small component, a medium one, and the largest one. */
const BUDGETS = { Amount: 4_700, BalanceCard: 11_300, SendForm: 68_900 };

for (const [name, most] of Object.entries(BUDGETS))
  test(`${name} has at most ${most} bytes`, () => {
    expect(bundleOf(name).bytes).toBeLessThanOrEqual(most);
  });

test.describe('one component', () => {
  test('contains only modules that its source imports', () => {
    const unexpected: string[] = [];
    for (const [name, module] of sources) {
      const { modules } = bundleOf(name);
      expect(modules).toContain(`${module}.js`);
      const imported = reachedBy(module);
      for (const path of modules)
        if (!imported.has(path.replace(/\.js$/, ''))) unexpected.push(`${name} contains ${path}`);
    }
    expect(unexpected).toEqual([]);
  });

  test('is small: `Amount` has fifteen modules, and no form', () => {
    const amount = bundleOf('Amount');
    expect(amount.modules).toEqual([
      'components/money/Amount.js',
      'components/provider/internals/figures.js',
      'components/provider/internals/languageContext.js',
      'components/provider/internals/rooted.js',
      'components/provider/internals/say.js',
      'components/provider/internals/useCurrency.js',
      'components/provider/useFlorin.js',
      'components/provider/useMessages.js',
      'domain/currency/currency.js',
      'domain/money/digits.js',
      'domain/money/format.js',
      'domain/money/localeNumbers.js',
      'theme/heroLine.js',
      'theme/tokens.js',
      'theme/vars.js',
    ]);
    expect(amount.code).not.toContain('Email or wallet address');
    const form = bundleOf('SendForm');
    expect(form.code).toContain('Email or wallet address');
  });

  test('is removed from the bundle if it is imported but not used', async () => {
    const { code, modules } = await bundle(
      packageFolder(),
      `import { Amount } from 'florin/Amount';
      import { SendForm } from 'florin/SendForm';
      import { createFlorinTheme } from 'florin/theme';
      export { Amount };`,
    );
    expect(modules).toHaveLength(15);
    expect(code).not.toContain('Email or wallet address');
    expect(code).not.toContain('#F6F4EE');
  });
});
