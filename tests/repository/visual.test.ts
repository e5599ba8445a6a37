import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/*
 * Every component is shown in all its looks on one page. What the pictures show is compared by `npm run test:visual`.
 */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const COMPONENTS = join(ROOT, 'src/components');

/**
 * The components without a matrix, by why they have none. `npm run test:visual` pictures each by a
 * story of its own instead.
 */
const WITHOUT_MATRIX = {
  'its props choose its words, not its look': [
    'auth/ForgotPasswordForm',
    'auth/SignupClaims',
    'exchange/MarketTrends',
    'inputs/Form',
    'landing/FeatureGrid',
    'landing/HeroEmblem',
    'landing/LandingSection',
    'landing/SiteFooter',
    'landing/SpecimenLine',
    'landing/TestimonialList',
    'layout/PlainList',
    'layout/Prose',
    'payments/Moment',
    'payments/QuickActions',
    'profile/StatTiles',
    'settings/SettingsGroup',
    'wallet/CreateWalletForm',
  ],
  'its other look is not to be seen': ['layout/PageHeading', 'layout/Section'],
  'its other look is a spinner, on an engraving that makes large pictures': ['landing/ClosingCall'],
  'it draws nothing itself': ['provider/FlorinProvider'],
  'it opens over the page, one at a time': [
    'feedback/Notice',
    'feedback/Sheet',
    'inputs/ListboxButton',
    'inputs/Menu',
    'inputs/MenuButton',
    'landing/AccountMenu',
    'inputs/Popup',
    'layout/ProfileMenu',
    'layout/SideMenu',
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

/** The components by their areas and names: `money/Amount`. */
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

/** A prop that is a boolean, or one of a few words: something that is there to choose a look by. */
const CHOICE = /^ {2}\w+\??: (boolean|keyof typeof \w+|\w+Color|.*'\w+' \| ')/m;

describe('a matrix', () => {
  it('is there for every component but those with a reason', () => {
    expect(components.filter((name) => !hasMatrix(name) && !excepted.includes(name))).toEqual([]);
  });

  it('is missing from every component that is excepted, and all of them exist', () => {
    expect(excepted.filter((name) => !components.includes(name) || hasMatrix(name))).toEqual([]);
  });

  it('is there for what has a choice in its props', () => {
    const chosen = WITHOUT_MATRIX['its props choose its words, not its look'].filter((name) =>
      CHOICE.test(sourceOf(name)),
    );
    expect(chosen).toEqual([]);
  });

  it('would be missed where a prop is a choice', () => {
    const chosen = ['money/Amount', 'money/BalanceCard', 'feedback/Banner', 'brand/Logo'];
    for (const name of chosen) expect(sourceOf(name)).toMatch(CHOICE);
  });
});
