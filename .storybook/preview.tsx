import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import '../src/theme/base.css';
import '../src/theme/fonts.css';
import { checkInOtherTheme } from './axeInOtherTheme';
import { withRoute } from './decorators/withRoute';
import { withTheme } from './decorators/withTheme';
import { withWholeAmounts } from './decorators/withWholeAmounts';
import { withWorld } from './decorators/withWorld';
import { playAsWritten } from './playAsWritten';
import { globalTypes, initialGlobals } from './toolbar';
import { loadWorld } from './world';

/** As Storybook itself finds out; Vitest's own flag does not reach a story's frame. */
const IS_TEST_RUN = '__vitest_browser__' in globalThis;

/** The narrowest phone that has to work (WCAG 1.4.10), a usual one, and a desktop. */
const viewports = {
  small: { name: 'Small phone', styles: { width: '320px', height: '640px' }, type: 'mobile' },
  phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  desktop: { name: 'Desktop', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
} as const;

const preview = definePreview({
  addons: [addonA11y(), addonDocs()],
  tags: ['autodocs'],
  loaders: [loadWorld],
  // The last one is outermost.
  decorators: [withWholeAmounts, withRoute, withWorld, withTheme],
  // In the catalogue the toolbar shows the other theme; a test run has to look by itself.
  afterEach: IS_TEST_RUN ? checkInOtherTheme : () => undefined,
  globalTypes,
  initialGlobals,
  parameters: {
    layout: 'padded',
    viewport: { options: viewports },
    a11y: {
      test: 'error',
      config: { rules: [{ id: 'target-size', enabled: true }] },
      // In a test run nobody reads what passed, and no rule of ours reads style sheets.
      options: IS_TEST_RUN ? { resultTypes: ['violations'], preload: false } : {},
    },
    controls: { expanded: true },
    docs: { toc: true },
    options: {
      storySort: {
        order: ['Welcome', 'Components', 'Pages', 'State', 'Flows'],
      },
    },
  },
});

export default playAsWritten(preview);
