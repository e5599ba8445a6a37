import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { PRODUCT_NAME } from '../src/constants/brand';
import { openFirstHitOnEnter } from './searchEnter';
import { registerWorldPanel } from './world/manager';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: `${PRODUCT_NAME} components`,
    // Published, the catalogue stands in a folder of the app's. On a server of its own this is itself.
    brandUrl: '../',
    brandTarget: '_self',
    colorPrimary: '#0E5A43',
    colorSecondary: '#0E5A43',
    appBg: '#F6F4EE',
  }),
});

registerWorldPanel();
openFirstHitOnEnter();
