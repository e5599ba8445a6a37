import type { Preview } from '@storybook/react-vite';
import { PRODUCT_NAME } from '../src/constants/brand';
import { LANGUAGES } from '../src/state/language';
import { AURORA, HARBOUR } from '../src/testing/brands';

/** The toolbar's switches, all of which act on the story that is shown. */
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
    description: 'Brand; the page foundations/Brand makes one of your own',
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
      'Language of the components; the pseudo-locale shows texts left out and room that is missing',
    toolbar: {
      title: 'Language',
      icon: 'transfer',
      items: [
        ...Object.entries(LANGUAGES).map(([value, title]) => ({ value, title })),
        { value: 'en-XA', title: 'Pseudo-locale' },
      ],
      dynamicTitle: true,
    },
  },
  direction: {
    description: 'Direction of the page: that of the language, or always the same',
    toolbar: {
      title: 'Direction',
      icon: 'arrowrightalt',
      items: [
        { value: 'language', title: 'As the language', icon: 'transfer' },
        { value: 'ltr', title: 'Left to right', icon: 'arrowrightalt' },
        { value: 'rtl', title: 'Right to left', icon: 'arrowleftalt' },
      ],
      dynamicTitle: true,
    },
  },
  textSize: {
    description: 'Text size, as the reader’s device sets it',
    toolbar: {
      title: 'Text size',
      icon: 'paragraph',
      items: [
        { value: 'normal', title: 'Text 100 %' },
        { value: 'large', title: 'Text 200 %' },
      ],
      dynamicTitle: true,
    },
  },
  motion: {
    description: 'Motion; full is as the reader’s system has it',
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
      'World, for stories of features, pages, states and flows; components take props alone',
    toolbar: {
      title: 'World',
      icon: 'globe',
      items: [
        { value: 'story', title: 'Story’s world' },
        { value: 'sample', title: 'Sample wallets' },
        { value: 'empty', title: 'Empty wallet' },
        { value: 'huge', title: 'Huge balances' },
        { value: 'failing', title: 'Everything fails' },
        { value: 'slow', title: 'Slow network' },
      ],
      dynamicTitle: true,
    },
  },
};

/** How the switches stand at first: as every story is written. */
export const initialGlobals = {
  theme: 'light',
  brand: 'florin',
  language: 'en',
  direction: 'language',
  textSize: 'normal',
  motion: 'full',
  world: 'story',
} as const;
