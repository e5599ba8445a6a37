/** @jsxRuntime classic */
// Storybook compiles its manager with the classic JSX, which wants React by name.
import * as React from 'react';
import { addons, types } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { PRODUCT_NAME } from '../src/brand';
import { WorldPanel } from './worldPanel/WorldPanel';

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

addons.register('florin/world', () => {
  addons.add('florin/world/panel', {
    type: types.PANEL,
    title: 'World',
    // Kept mounted while another panel is shown, so that what it knows is never old.
    render: ({ active }) => <WorldPanel isActive={active ?? false} />,
  });
});
