import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Bundle } from '../../scripts/lib/bundle.mjs';
import { bundle, bundlesOf } from '../../scripts/lib/bundle.mjs';
import { packageFolder, ROOT } from './project.ts';

/** A component's source below `src/`, without its ending, by its name. */
const sources = new Map(
  readdirSync(join(ROOT, 'src', 'components'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /(^|\/)[A-Z]\w*\.tsx$/.test(file))
    .map((file) => [posix.basename(file, '.tsx'), `components/${file.replace('.tsx', '')}`]),
);

let bundles: ReadonlyMap<string, Bundle>;

test.beforeAll(async () => {
  bundles = await bundlesOf(packageFolder(), [...sources.keys()]);
});

/** The component's bundle. */
function bundleOf(name: string): Bundle {
  const made = bundles.get(name);
  if (made === undefined) throw new Error(`${name} has no bundle.`);
  return made;
}

/** As Prettier writes it: an import or re-export of values, from a file of ours. */
const IMPORT = /^(?:import|export)\s+(?!type\b)[^;]*?from\s+'(\.[^']+)';/gm;

function readSource(module: string): string {
  const path = join(ROOT, 'src', module);
  return readFileSync(existsSync(`${path}.ts`) ? `${path}.ts` : `${path}.tsx`, 'utf8');
}

/** All modules that a source imports, and those that these import, with itself. */
function reachedBy(module: string, reached = new Set<string>()): Set<string> {
  if (reached.has(module)) return reached;
  reached.add(module);
  for (const [, specifier = ''] of readSource(module).matchAll(IMPORT))
    reachedBy(posix.join(posix.dirname(module), specifier), reached);
  return reached;
}

/** The most that a component may weigh, in bytes: one of the smallest, one in the middle, the largest. */
const BUDGETS = { Amount: 4_500, BalanceCard: 7_500, SendForm: 60_000 };

for (const [name, most] of Object.entries(BUDGETS))
  test(`${name} weighs at most ${most} bytes`, () => {
    expect(bundleOf(name).bytes).toBeLessThanOrEqual(most);
  });

test.describe('one component', () => {
  test('brings no module but those that its source imports', () => {
    const surplus: string[] = [];
    for (const [name, module] of sources) {
      const { modules } = bundleOf(name);
      expect(modules).toContain(`${module}.js`);
      const real = reachedBy(module);
      for (const path of modules)
        if (!real.has(path.replace(/\.js$/, ''))) surplus.push(`${name} brings ${path}`);
    }
    expect(surplus).toEqual([]);
  });

  test('is small where it needs little: an amount is fourteen modules, and no form', () => {
    const amount = bundleOf('Amount');
    expect(amount.modules).toEqual([
      'components/money/Amount/Amount.js',
      'components/money/Amount/Amount.messages.js',
      'components/provider/figures.js',
      'components/provider/florinContext.js',
      'components/provider/languageContext.js',
      'components/provider/rooted.js',
      'components/provider/say.js',
      'components/provider/useCurrency.js',
      'components/provider/useMessages.js',
      'domain/currency/currency.js',
      'domain/money/digits.js',
      'domain/money/format.js',
      'domain/money/localeNumbers.js',
      'theme/heroLine.js',
    ]);
    expect(amount.code).not.toContain('E-mail or wallet address');
    const form = bundleOf('SendForm');
    expect(form.code).toContain('E-mail or wallet address');
  });

  test('leaves no trace where it is imported and not used', async () => {
    const { code, modules } = await bundle(
      packageFolder(),
      `import { Amount } from 'florin/Amount';
      import { SendForm } from 'florin/SendForm';
      import { createFlorinTheme } from 'florin/theme';
      export { Amount };`,
    );
    expect(modules).toHaveLength(14);
    expect(code).not.toContain('E-mail or wallet address');
    expect(code).not.toContain('#F6F4EE');
  });
});
