import type { Preview } from '@storybook/react-vite';
import { PRODUCT_NAME } from '../src/theme/brand';
import { LANGUAGES } from '../src/state/settings/language';
import { AURORA, HARBOUR } from '../src/testing/brands';

/**
 * The initial values of the menus. Every play function expects these values, and some expect colours of the light theme.
 * So the theme does not follow the visitor's system.
 */
export const initialGlobals = {
  theme: 'light',
  brand: 'florin',
  language: 'en',
  direction: 'language',
  textSize: 'normal',
  motion: 'full',
  world: 'story',
} as const;

/**
 * The menus in the toolbar. All of them apply to the current story. The default of a menu has the type `reset`, so the
 * button has a fill only if the user has changed the value. The button's title is the default.
 */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  theme: {
    description: 'Theme',
    toolbar: {
      title: 'Light',
      icon: 'sun',
      items: [
        { type: 'reset', title: 'Light' },
        { value: 'dark', title: 'Dark', icon: 'moon' },
      ],
      dynamicTitle: true,
    },
  },
  brand: {
    description: 'Brand; the page foundations/Brand creates your brand',
    toolbar: {
      title: PRODUCT_NAME,
      icon: 'paintbrush',
      items: [
        { type: 'reset', title: PRODUCT_NAME },
        { value: AURORA, title: 'Aurora, violet and compact' },
        { value: HARBOUR, title: 'Harbour, blue and spacious' },
      ],
      dynamicTitle: true,
    },
  },
  language: {
    description:
      'Language of the components; the pseudo-locale shows untranslated texts and tight spaces',
    toolbar: {
      title: LANGUAGES.en,
      icon: 'globe',
      items: [
        { type: 'reset', title: LANGUAGES.en },
        ...Object.entries(LANGUAGES)
          .filter(([value]) => value !== initialGlobals.language)
          .map(([value, title]) => ({ value, title })),
        { value: 'en-XA', title: 'Pseudo-locale' },
      ],
      dynamicTitle: true,
    },
  },
  textSize: {
    description: 'Text size, as set on the user’s device',
    toolbar: {
      title: 'Text 100 %',
      icon: 'zoom',
      items: [
        { type: 'reset', title: 'Text 100 %' },
        { value: 'large', title: 'Text 200 %' },
      ],
      dynamicTitle: true,
    },
  },
  direction: {
    description: 'Direction of the page: as in the language, or fixed',
    toolbar: {
      title: 'Direction',
      icon: 'paragraph',
      items: [
        { type: 'reset', title: 'As in the language' },
        { value: 'ltr', title: 'Left to right', icon: 'arrowrightalt' },
        { value: 'rtl', title: 'Right to left', icon: 'arrowleftalt' },
      ],
      dynamicTitle: true,
    },
  },
  motion: {
    description: 'Motion; full follows the setting of the user’s system',
    toolbar: {
      title: 'Motion',
      icon: 'fastforward',
      items: [
        { type: 'reset', title: 'As in the system' },
        { value: 'reduced', title: 'Motion: reduced', icon: 'stopalt' },
      ],
      dynamicTitle: true,
    },
  },
  world: {
    description: 'Data of stories of features, pages and flows; components use props only',
    toolbar: {
      title: 'Data',
      icon: 'box',
      items: [
        { type: 'reset', title: 'As in the story' },
        { value: 'sample', title: 'Data: sample wallets' },
        { value: 'empty', title: 'Data: an empty wallet' },
        { value: 'huge', title: 'Data: huge balances' },
        { value: 'failing', title: 'Data: every call fails' },
        { value: 'slow', title: 'Data: a slow network' },
        { value: 'kept', title: 'Data: kept on the device' },
      ],
      dynamicTitle: true,
    },
  },
};
