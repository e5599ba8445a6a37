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
    // Published, the catalogue stands in a folder of the app's. On a server of its own this is itself.
    brandUrl: '../',
    brandTarget: '_self',
    colorPrimary: primary,
    colorSecondary: primary,
    appBg: background,
  }),
});

registerWorldPanel();
