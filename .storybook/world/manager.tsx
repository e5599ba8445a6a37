/** @jsxRuntime classic */
// Storybook compiles its manager with the classic JSX, which wants React by name.
import * as React from 'react';
import { addons, types } from 'storybook/manager-api';
import { WorldPanel } from './panel/WorldPanel';

/** Puts the World panel beside those of Storybook. */
export function registerWorldPanel(): void {
  addons.register('florin/world', () => {
    addons.add('florin/world/panel', {
      type: types.PANEL,
      title: 'World',
      // Kept mounted while another panel is shown, so that what it knows is never old.
      render: ({ active }) => <WorldPanel isActive={active ?? false} />,
    });
  });
}
