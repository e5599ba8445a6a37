import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { LOOK, PRODUCT_NAME } from '../src/constants/brand';
import { brandLook } from '../src/theme/look';
import { registerWorldPanel } from './world/manager';

const { primary, background } = brandLook(LOOK).colors.light;

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: `${PRODUCT_NAME} components`,
    // On the published site the catalogue is in a folder of the app, so this URL is the app. Elsewhere it is the
    // catalogue.
    brandUrl: '../',
    brandTarget: '_self',
    colorPrimary: primary,
    colorSecondary: primary,
    appBg: background,
  }),
});

registerWorldPanel();
