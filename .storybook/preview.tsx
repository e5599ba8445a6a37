import addonA11y from '@storybook/addon-a11y';
import type { Args, Decorator } from '@storybook/react-vite';
import { definePreview } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { configure, expect } from 'storybook/test';
import '../src/theme/base.css';
import '../src/theme/fonts.css';
import './docs/docs.css';
import './otherScripts.css';
import { controls } from './docs/controls';
import { docsOnDemand } from './docs/renderer';
import { hasPanels, isCatalogue } from './environment';
import { loadLanguage, withLanguage } from './language';
import { globalTypes, initialGlobals } from './toolbar';
import { withTheme } from './withTheme';
import { withWorld, worlds } from './world/addon';

// The code of a page, or of a menu, comes when it is first wanted, and may take its time on a machine
// that does other things too. An upper bound, and no measure of anything.
configure({ asyncUtilTimeout: 15_000 });

/** The narrowest phone that has to work (WCAG 1.4.10), a usual one, and a desktop. */
const viewports = {
  small: {
    name: 'Small phone, 320 px',
    styles: { width: '320px', height: '640px' },
    type: 'mobile',
  },
  low: {
    name: 'Low phone, 390 × 667 px',
    styles: { width: '390px', height: '667px' },
    type: 'mobile',
  },
  phone: { name: 'Phone, 390 px', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  desktop: {
    name: 'Desktop, 1280 px',
    styles: { width: '1280px', height: '800px' },
    type: 'desktop',
  },
} as const;

type Addon = ReturnType<typeof addonA11y> | typeof docsOnDemand | typeof worlds;

/** For its type alone. */
declare const storybook: ReturnType<typeof definePreview<Addon[]>>;

/** Args that are refused are the props themselves to the stories, so that the compiler names each mistake once. */
type Given<Props, MetaArgs> = [keyof MetaArgs] extends [never]
  ? object
  : Partial<Props> extends MetaArgs
    ? Props
    : MetaArgs;

/** As Storybook's, but the args of a meta keep their literal types: without an `as const`, `'btc'` is a currency. */
interface Preview extends Omit<typeof storybook, 'meta'> {
  meta<
    Props extends Args,
    Decorators extends Decorator,
    const MetaArgs extends Partial<Props> = object,
  >(
    meta: {
      component?: ComponentType<Props>;
      decorators?: Decorators | Decorators[];
      args?: MetaArgs & Partial<NoInfer<Props>>;
    } & Parameters<typeof storybook.meta<Props, Decorators, MetaArgs>>[0],
  ): ReturnType<typeof storybook.meta<Props, Decorators, Given<Props, MetaArgs>>>;
}

const preview = definePreview({
  addons: [addonA11y(), docsOnDemand, worlds],
  tags: ['autodocs'],
  argTypesEnhancers: [controls],
  // The last one is outermost.
  decorators: [withWorld, withLanguage, withTheme],
  loaders: [loadLanguage],
  // In the catalogue the toolbar shows every mode, and one sees a page that scrolls sideways (WCAG 1.4.10);
  // a test run has to look by itself.
  async afterEach(context) {
    if (isCatalogue) return;
    // The typeface that stands in until ours has come is wider.
    await document.fonts.ready;
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth, 'The page scrolls sideways').toBeLessThanOrEqual(clientWidth);
    const { checkModes } = await import('./modes');
    await checkModes(context);
  },
  globalTypes,
  initialGlobals,
  parameters: {
    layout: 'padded',
    viewport: { options: viewports },
    a11y: {
      // Nobody could read what axe finds where there is no panel for it, and it is half of a frame's code.
      test: isCatalogue && !hasPanels ? 'off' : 'error',
      config: { rules: [{ id: 'target-size', enabled: true }] },
      // In a test run nobody reads what passed, and no rule of ours reads style sheets.
      options: isCatalogue ? {} : { resultTypes: ['violations'], preload: false },
    },
    controls: { expanded: true },
    // Usage, Props and Stories are headings of the second level, each story one of the third.
    docs: { toc: { headingSelector: 'h2, h3' } },
    options: {
      storySort: {
        // Names are compared letter by letter: what has no title of its own bears its folder's name.
        order: [
          'Welcome',
          'Find a component',
          'guides',
          [
            'Setup',
            'Theming',
            'Currencies',
            'Languages',
            'Right to left',
            'Next.js',
            'Back ends',
            'Changelog',
          ],
          'foundations',
          ['Brand', 'Colour', 'Type', 'Spacing', 'Gradients', 'Icons', 'Motion', 'Money'],
          'Patterns',
          [
            'Forms and errors',
            'Sheets',
            'Notices',
            'Loading and empty',
            'Hiding balances',
            'Exact amounts',
          ],
          'Accessibility',
          'Testing',
          'Writing a component',
          'components',
          'features',
          'pages',
          'app',
          'state',
          'flows',
        ],
      },
    },
  },
}) as Preview;

export default preview;
