import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/*
 * Tests that every component has a story `Matrix` with all its variants. `npm run test:visual` compares pictures of
 * these stories.
 */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const COMPONENTS = join(ROOT, 'src/components');

/**
 * The components without a story `Matrix`, grouped by the reason. `npm run test:visual` takes pictures of their story
 * `Open` or `Base` instead.
 */
const WITHOUT_MATRIX = {
  'its props change its texts, not its look': [
    'auth/ForgotPasswordForm',
    'exchange/MarketTrends',
    'inputs/Form',
    'layout/PlainList',
    'layout/Prose',
    'payments/QuickActions',
    'profile/StatTiles',
    'settings/SettingsGroup',
    'wallet/CreateWalletForm',
  ],
  'its other variant is hidden visually': ['layout/PageHeading', 'layout/Section'],
  'it draws nothing itself': ['provider/FlorinProvider'],
  'it opens over the page, one at a time': [
    'feedback/Notice',
    'feedback/Sheet',
    'inputs/ListboxButton',
    'inputs/Menu',
    'inputs/MenuButton',
    'inputs/Popup',
    'layout/ProfileMenu',
    'layout/SideMenu',
    'feedback/UpdateNotice',
  ],
  'it is the frame of a whole screen': [
    'feedback/MessageScreen',
    'layout/AppShell',
    'layout/PublicPage',
  ],
} as const;

const excepted: readonly string[] = Object.values(WITHOUT_MATRIX).flat();

const files = readdirSync(COMPONENTS, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\/[A-Z]\w*\.tsx$/.test(file));

/** Maps a component's area and name, such as `money/Amount`, to its file. */
const fileOf = new Map<string, string>(
  files.map((file) => [`${file.split('/')[0]}/${basename(file, '.tsx')}`, file] as const),
);
const components = [...fileOf.keys()];
const sourceOf = (name: string) =>
  readFileSync(join(COMPONENTS, fileOf.get(name) ?? `${name}.tsx`), 'utf8');

function hasMatrix(component: string): boolean {
  const stories = join(ROOT, 'src/stories/components', `${component}.stories.tsx`);
  return existsSync(stories) && readFileSync(stories, 'utf8').includes('export const Matrix = ');
}

/** Matches a prop whose type is a boolean or a union of strings, since it probably selects a variant. */
const VARIANT_PROP = /^ {2}\w+\??: (boolean|keyof typeof \w+|\w+Color|.*'\w+' \| ')/m;

describe('a story Matrix', () => {
  it('exists for every component that is not in WITHOUT_MATRIX', () => {
    expect(components.filter((name) => !hasMatrix(name) && !excepted.includes(name))).toEqual([]);
  });

  it('is absent for every component in WITHOUT_MATRIX, and these components exist', () => {
    expect(excepted.filter((name) => !components.includes(name) || hasMatrix(name))).toEqual([]);
  });

  it('exists for every component with a prop that selects a variant', () => {
    const withVariants = WITHOUT_MATRIX['its props change its texts, not its look'].filter((name) =>
      VARIANT_PROP.test(sourceOf(name)),
    );
    expect(withVariants).toEqual([]);
  });

  it('is required where a prop selects a variant', () => {
    const withVariants = ['money/Amount', 'money/BalanceCard', 'feedback/Banner', 'brand/Logo'];
    for (const name of withVariants) expect(sourceOf(name)).toMatch(VARIANT_PROP);
  });
});
