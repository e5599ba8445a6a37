/** @jsxRuntime classic */
// Storybook compiles its manager with the classic JSX runtime, which needs React in scope.
import * as React from 'react';
import { addons, types } from 'storybook/manager-api';
import { WorldPanel } from './panel/WorldPanel';

/** Adds the panel Clock and calls to Storybook's panels. */
export function registerWorldPanel(): void {
  addons.register('florin/world', () => {
    addons.add('florin/world/panel', {
      type: types.PANEL,
      title: 'Clock and calls',
      // The panel stays mounted while another panel is visible, so its state is always current.
      render: ({ active }) => <WorldPanel isActive={active ?? false} />,
    });
  });
}
