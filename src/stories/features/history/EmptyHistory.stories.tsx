import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { EmptyHistory } from '../../../features/history/EmptyHistory';
import { matrix } from '../../../testing/matrix';

/**
 * A sentence with a link or a button, shown when a history has no transactions or a search has no results. The link
 * leads to receiving money, and the button clears the filters.
 *
 * Use it on the page of the history, in place of the list.
 *
 * **When not to use it**: In place of any other empty list, use `EmptyState`.
 *
 * **Keyboard**: Tab reaches the button or link. Enter presses it.
 *
 * **Find it by**: no transactions, no result, clear filters.
 */
const meta = preview.meta({
  id: 'components-screens-emptyhistory',
  component: EmptyHistory,
  args: { receiveHref: '/app/payments' },
});

export const Base = meta.story();

Base.test('states that there is no transaction, and links to Receive', async ({ canvas }) => {
  await expect(canvas.getByText('No transactions yet')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Receive' })).toHaveAttribute(
    'href',
    '/app/payments',
  );
});

Base.test(
  'states that nothing matches, and clears the filters',
  { args: { onClear: fn() } },
  async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByText('Nothing in this wallet matches your search and filters.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
);

export const Matrix = meta.story(
  matrix({
    'Empty wallet': <EmptyHistory {...meta.input.args} />,
    'No result': <EmptyHistory {...meta.input.args} onClear={fn()} />,
  }),
);
