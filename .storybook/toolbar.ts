import type { Preview } from '@storybook/react-vite';
import { PRODUCT_NAME } from '../src/theme/brand';
import { LANGUAGES } from '../src/state/settings/language';
import { AURORA, HARBOUR } from '../src/testing/brands';

/** The menus in the toolbar. All of them apply to the current story. */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  theme: {
    description: 'Theme',
    toolbar: {
      title: 'Theme',
      icon: 'mirror',
      items: [
        { value: 'light', title: 'Light', icon: 'sun' },
        { value: 'dark', title: 'Dark', icon: 'moon' },
      ],
      dynamicTitle: true,
    },
  },
  brand: {
    description: 'Brand; the page foundations/Brand creates your brand',
    toolbar: {
      title: 'Brand',
      icon: 'paintbrush',
      items: [
        { value: 'florin', title: PRODUCT_NAME },
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
      title: 'Language',
      icon: 'globe',
      items: [
        ...Object.entries(LANGUAGES).map(([value, title]) => ({ value, title })),
        { value: 'en-XA', title: 'Pseudo-locale' },
      ],
      dynamicTitle: true,
    },
  },
  direction: {
    description: 'Direction of the page: as in the language, or fixed',
    toolbar: {
      title: 'Direction',
      icon: 'arrowrightalt',
      items: [
        { value: 'language', title: 'Direction: auto', icon: 'paragraph' },
        { value: 'ltr', title: 'Left to right', icon: 'arrowrightalt' },
        { value: 'rtl', title: 'Right to left', icon: 'arrowleftalt' },
      ],
      dynamicTitle: true,
    },
  },
  textSize: {
    description: 'Text size, as set on the user’s device',
    toolbar: {
      title: 'Text size',
      icon: 'zoom',
      items: [
        { value: 'normal', title: 'Text 100 %' },
        { value: 'large', title: 'Text 200 %' },
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
        { value: 'full', title: 'Full motion', icon: 'fastforward' },
        { value: 'reduced', title: 'Reduced motion', icon: 'stopalt' },
      ],
      dynamicTitle: true,
    },
  },
  world: {
    description:
      'World, for stories of features, pages, states and flows; components use props only',
    toolbar: {
      title: 'World',
      icon: 'box',
      items: [
        { value: 'story', title: 'World: from the story' },
        { value: 'sample', title: 'Sample wallets' },
        { value: 'empty', title: 'Empty wallet' },
        { value: 'huge', title: 'Huge balances' },
        { value: 'failing', title: 'Everything fails' },
        { value: 'slow', title: 'Slow network' },
        { value: 'kept', title: 'Kept on the device' },
      ],
      dynamicTitle: true,
    },
  },
};

/** The initial values of the menus. Every play function expects these values. */
export const initialGlobals = {
  theme: 'light',
  brand: 'florin',
  language: 'en',
  direction: 'language',
  textSize: 'normal',
  motion: 'full',
  world: 'story',
} as const;
