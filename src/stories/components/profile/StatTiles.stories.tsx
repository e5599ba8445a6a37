import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { StatTiles } from '../../../components/profile/StatTiles';
import { seenIn } from '../../../testing/lines';

/**
 * A few numbers about a user, such as the number of transactions, each on a tile with its label.
 *
 * Use it to sum up what a user has done, for example on the profile page. Pass each number as formatted text. A row has
 * as many tiles as fit.
 *
 * **When not to use it**: For money, use `Amount`, which formats the number for its currency.
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

export const Base = meta.story();

/** @spec profile-security */
Base.test('screen readers read each tile as one text', async ({ canvas }) => {
  const list = within(canvas.getByRole('list', { name: 'Statistics' }));
  const tiles = list.getAllByRole('listitem').map((tile) => tile.textContent);
  await expect(tiles).toEqual([
    '127 transactions',
    '6 currencies',
    '45 days active',
    '98% success rate',
  ]);
});

Base.test('browsers do not translate the numbers', async ({ canvas }) => {
  await expect(canvas.getByText('98%').closest('[translate]')).toHaveAttribute('translate', 'no');
});

Base.test('Tab skips the tiles', async ({ userEvent }) => {
  await userEvent.tab();
  await expect(document.body).toHaveFocus();
});

Base.test(
  'keeps the sign first in rtl',
  { args: { stats: [{ value: '-5%', label: 'fees paid' }] }, globals: { direction: 'rtl' } },
  async ({ canvas }) => {
    await expect(seenIn(canvas.getByText('-5%'))).toBe('-5%');
  },
);

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
