import addonA11y from '@storybook/addon-a11y';
import { definePreview, type Args, type Decorator } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect } from 'storybook/test';
import '../src/theme/base.css';
import '../src/theme/fonts.css';
import './docs/docs.css';
import './frame.css';
import './otherScripts.css';
import { app } from './app';
import { controls } from './docs/controls';
import { isCentred, widthOf } from './docs/phoneWidth';
import { docsOnDemand } from './docs/renderer';
import { hasPanels, isCatalogue, isInDocs } from './environment';
import { followPage } from './frames';
import { loadLanguage, withLanguage } from './language';
import { leftovers } from './leftovers';
import { globalTypes, initialGlobals } from './toolbar';
import { VIEWPORTS, viewportOf, waitForViewport } from './viewports';
import { startAfterEffects, waitForElements } from './waiting';
import { withTheme } from './withTheme';
import { withWorld, worlds } from './world/addon';

if (isInDocs) followPage();

type Addon = ReturnType<typeof addonA11y> | typeof docsOnDemand | typeof worlds;

/** This variable is declared only for its type. */
declare const storybook: ReturnType<typeof definePreview<Addon[]>>;

/**
 * The args of a meta, as its stories see them. If the args are invalid, TypeScript infers `Partial<Props>`. The stories
 * then get all props, so that they do not report missing props in addition to the mistake.
 */
type Given<Props, MetaArgs> = [keyof MetaArgs] extends [never]
  ? object
  : Partial<Props> extends MetaArgs
    ? Props
    : MetaArgs;

/**
 * Storybook's type, except that the args of a meta have literal types. So `'btc'` is a valid currency without `as
 * const`.
 */
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

/**
 * In the catalogue, limits a component to the width of a phone, and centres a small component. A story with a viewport
 * has the viewport's width.
 */
const withPhoneWidth: Decorator = (Story, context) => {
  const width = isCatalogue && !viewportOf(context) ? widthOf(context) : null;
  if (width === null) return <Story />;
  return (
    <div
      className={isCentred(context) ? 'florin-centred' : undefined}
      style={{ maxInlineSize: width, marginInline: 'auto' }}
    >
      <Story />
    </div>
  );
};

const preview = definePreview({
  addons: [addonA11y(), docsOnDemand, worlds, app],
  tags: ['autodocs'],
  argTypesEnhancers: [controls],
  // The last decorator is the outermost one.
  decorators: [withPhoneWidth, withWorld, withLanguage, withTheme],
  loaders: [loadLanguage, waitForViewport],
  beforeAll: waitForElements,
  beforeEach: startAfterEffects,
  // A test run checks that the page does not scroll horizontally (WCAG 1.4.10), that the story shows the state in its
  // name, and that it has no faults in the modes of `modes.ts`. In the catalogue, the reader selects the modes in the
  // toolbar.
  async afterEach(context) {
    if (isCatalogue) return;
    const left = leftovers(context.parameters['removed'] as string[] | undefined);
    if (left.length > 0) throw new Error(left.join('\n'));
    // The check waits for the typeface, because the fallback typeface is wider.
    await document.fonts.ready;
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth, 'The page scrolls horizontally').toBeLessThanOrEqual(clientWidth);
    if (!context.tags.includes('test-fn')) {
      const { expectNamedState } = await import('./restState');
      await expectNamedState(context);
    }
    const { checkModes } = await import('./modes');
    await checkModes(context);
  },
  globalTypes,
  initialGlobals,
  parameters: {
    layout: 'padded',
    viewport: { options: VIEWPORTS },
    a11y: {
      // Without panels the results of axe are not visible. So axe, which is half of a frame's code, is not loaded.
      test: isCatalogue && !hasPanels ? 'off' : 'error',
      // A component alone has no landmarks. The addon disables the rule by default, and `modes.ts` does not.
      config: {
        rules: [
          { id: 'target-size', enabled: true },
          { id: 'region', enabled: false },
        ],
      },
      // A test run reads only the violations. axe need not preload style sheets, since no enabled rule reads them.
      options: isCatalogue ? {} : { resultTypes: ['violations'], preload: false },
    },
    controls: { expanded: true },
    // On a docs page, the headings of the second level are the parts of the page, such as States and Props, and the
    // headings of the third level are the stories. `dynamic` shows the code of `storyDocs.ts`, even if the story has a
    // function `render`.
    docs: { toc: { headingSelector: 'h2, h3' }, source: { type: 'dynamic' } },
    options: {
      storySort: {
        // Names are compared case-sensitively. Without a title, a stories file or a page has the name of its folder,
        // such as `guides`.
        order: [
          'Welcome',
          'Find a component',
          'guides',
          [
            'Setup',
            'Your server',
            'Steps of a payment',
            'One component',
            'Theming',
            'Currencies',
            'Languages',
            'Right to left',
            'Next.js',
            'Back ends',
            'Tests of your app',
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
