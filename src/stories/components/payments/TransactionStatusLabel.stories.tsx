import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { TransactionStatusLabel } from '../../../components/payments/history/TransactionStatusLabel/TransactionStatusLabel';
import { cellsCalled, matrix } from '../../../testing/matrix';

/**
 * The status of a transaction as a word with an icon and a colour.
 *
 * Use it beside the amount of the transaction. A status that the app does not know is shown unchanged.
 *
 * **When not to use it**: For a property of a user, use `UserBadge`. For a message, use `Banner`.
 *
 * **Find it by**: pending, failed, completed, state of a payment, status.
 */
const meta = preview.meta({
  component: TransactionStatusLabel,
  args: { status: 'completed' },
  argTypes: {
    status: { control: 'select', options: ['completed', 'pending', 'failed', 'in review'] },
  },
});

export const Base = meta.story();

/** @spec transaction-statuses */
Base.test('shows the status in its colour', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByText('Completed')).toHaveStyle({ color: 'rgb(27, 122, 67)' });
  await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

/** A long or unusual status is shown as it is. */
Base.test(
  'breaks a long status',
  {
    decorators: [
      (Story) => (
        <div style={{ inlineSize: 120 }}>
          <Story />
        </div>
      ),
    ],
    globals: { viewport: { value: 'small' } },
  },
  async ({ canvas, canvasElement, mount, args }) => {
    await mount(
      <TransactionStatusLabel {...args} status="waiting for the sixth confirmation of the block" />,
    );
    await expect(canvas.getByText('waiting for the sixth confirmation of the block')).toBeVisible();
    await expect(canvasElement.querySelector('svg')?.getBoundingClientRect().width).toBe(14);
  },
);

Base.test(
  'shows a status named constructor',
  {
    decorators: [
      (Story) => (
        <div style={{ inlineSize: 120 }}>
          <Story />
        </div>
      ),
    ],
    globals: { viewport: { value: 'small' } },
  },
  async ({ canvas, mount, args }) => {
    // A status with the name of an object property, such as `constructor`, is an unknown status.
    await mount(<TransactionStatusLabel {...args} status="constructor" />);
    await expect(canvas.getByText('Constructor')).toHaveStyle({ color: 'rgb(85, 99, 92)' });
  },
);

Base.test('uses the colors of dark theme', { globals: { theme: 'dark' } }, async ({ canvas }) => {
  const label = canvas.getByText('Completed');
  await waitFor(() => expect(label).toHaveStyle({ color: 'rgb(95, 208, 138)' }));
});

/**
 * With `isQuiet`, a completed transaction shows nothing, so that a long list is calm. Screen readers still read the word.
 */
export const Quiet = meta.story({
  args: { status: 'completed', isQuiet: true },
  play: async ({ canvas }) => {
    const word = canvas.getByText('Completed');
    await expect(word.getBoundingClientRect().width).toBe(1);
    await expect(word.parentElement?.querySelector('svg')).toBeNull();
  },
});

/** @spec transaction-statuses */
export const Matrix = meta.story({
  ...matrix(
    {
      Completed: <TransactionStatusLabel status="completed" />,
      Pending: <TransactionStatusLabel status="pending" />,
      Failed: <TransactionStatusLabel status="failed" />,
      'Unknown status': <TransactionStatusLabel status="in review" />,
    },
    { cell: 120 },
  ),
  play: async ({ canvasElement }) => {
    for (const cell of cellsCalled(canvasElement, 'Pending').slice(0, 1)) {
      await expect(cell.getByText('Pending', { ignore: 'figcaption' })).toHaveStyle({
        color: 'rgb(138, 90, 0)',
      });
    }
    for (const cell of cellsCalled(canvasElement, 'Failed').slice(0, 1)) {
      await expect(cell.getByText('Failed', { ignore: 'figcaption' })).toHaveStyle({
        color: 'rgb(179, 38, 30)',
      });
    }
    for (const cell of cellsCalled(canvasElement, 'Unknown status').slice(0, 1)) {
      await expect(cell.getByText('in review')).toHaveStyle({ color: 'rgb(85, 99, 92)' });
    }
  },
});
