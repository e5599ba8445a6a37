import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import HomePage from '../../pages/HomePage';

const meta = preview.meta({
  component: HomePage,
  parameters: { layout: 'fullscreen', route: '/app' },
});

export const Base = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Total balance' })).toHaveTextContent(
      '$20,009.34',
    );
  },
});
