import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { TransactionStatusLabel } from '../../../components/payments/history/TransactionStatusLabel/TransactionStatusLabel';
import { matrix } from '../../../testing/matrix';

/**
 * How far a transaction has come, in a word, an icon, and a colour. Use it beside the transaction's
 * amount.
 *
 * **When not to use it**: For what a user did wrong: that is an error at its field (`TextField`),
 * or a `Banner`.
 *
 * **States**: completed, pending, failed; any other is shown as it is written, in neutral, since a
 * later source may know more of them.
 *
 * **Keyboard**: none, it is text. The icon is ornament: the word says the same to a screen reader.
 *
 * **Related**: `TransactionItem`, `UserBadge`, `Banner`.
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

/** Green, with a tick: a status of its own, unlike one that is not known. */
export const Base = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Completed')).toHaveStyle({ color: 'rgb(27, 122, 67)' });
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
});

export const Pending = meta.story({
  args: { status: 'pending' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pending')).toHaveStyle({ color: 'rgb(138, 90, 0)' });
  },
});

export const Failed = meta.story({
  args: { status: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed')).toHaveStyle({ color: 'rgb(179, 38, 30)' });
  },
});

export const UnknownStatus = meta.story({
  args: { status: 'in review' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('in review')).toHaveStyle({ color: 'rgb(85, 99, 92)' });
  },
});

/** A word that every object in JavaScript knows is a status like any other. */
export const TreacherousStatus = meta.story({
  args: { status: 'constructor' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('constructor')).toHaveStyle({ color: 'rgb(85, 99, 92)' });
  },
});

export const LongText = meta.story({
  args: { status: 'waiting for the sixth confirmation of the block' },
  globals: { viewport: { value: 'small' } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 120 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('waiting for the sixth confirmation of the block')).toBeVisible();
    await expect(canvasElement.querySelector('svg')?.getBoundingClientRect().width).toBe(14);
  },
});

export const DarkCompleted = meta.story({
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Completed')).toHaveStyle({ color: 'rgb(95, 208, 138)' });
  },
});

export const Matrix = meta.story(
  matrix(
    {
      Completed: <TransactionStatusLabel status="completed" />,
      Pending: <TransactionStatusLabel status="pending" />,
      Failed: <TransactionStatusLabel status="failed" />,
      'Not known': <TransactionStatusLabel status="in review" />,
    },
    { cell: 120 },
  ),
);
