import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { StatTiles } from '../../../components/profile/StatTiles/StatTiles';
import { seenIn } from '../../../testing/lines';

/**
 * A few numbers about a user, one tile each.
 *
 * **When not to use it**: For money: that is `Amount`, which knows its currency.
 *
 * **States**: any number of tiles, in as many columns as fit.
 *
 * **Keyboard**: nothing to press, and Tab passes it by.
 *
 * **Related**: `ProfileSummary`, `Amount`.
 *
 * **Find it by**: statistics, numbers, metrics, counters, tiles.
 */
const meta = preview.meta({
  component: StatTiles,
  args: {
    stats: [
      { value: '127', label: 'transactions' },
      { value: '6', label: 'currencies' },
      { value: '45', label: 'days active' },
      { value: '98%', label: 'success rate' },
    ],
  },
});

export const Base = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('Each tile reads as one', async () => {
      const list = within(canvas.getByRole('list', { name: 'Statistics' }));
      const tiles = list.getAllByRole('listitem').map((tile) => tile.textContent);
      await expect(tiles).toEqual([
        '127 transactions',
        '6 currencies',
        '45 days active',
        '98% success rate',
      ]);
    });
    await step('Tab passes it by', async () => {
      await userEvent.tab();
      await expect(document.body).toHaveFocus();
    });
  },
});

export const LargeNumbers = meta.story({
  args: {
    stats: [
      { value: '1,234,567,890', label: 'transactions' },
      { value: '100%', label: 'of what was wanted' },
    ],
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,234,567,890')).toBeVisible();
  },
});

/** A sign keeps its side. */
export const SignKeepsItsSide = meta.story({
  args: { stats: [{ value: '-5%', label: 'fees paid' }] },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(seenIn(canvas.getByText('-5%'))).toBe('-5%');
  },
});
