import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { HideBalanceButton } from '../../../components/money/HideBalanceButton';
import { cellsCalled, matrix } from '../../../testing/matrix';

/**
 * A button that hides the balances and the amounts of transactions, and shows them again.
 *
 * Use it on a page without a `BalanceCard`. Pass the button to the prop `action` of `PageHeading`.
 *
 * **When not to use it**: On a screen with a `BalanceCard`, which contains the button. For a password, use
 * `PasswordField`.
 *
 * **Keyboard**: Tab reaches the button, and Enter or Space presses it. The button keeps the focus. Its name is Hide
 * balance or Show balance.
 *
 * **Announces**: the new name of the button, after a press.
 *
 * **Find it by**: hide balance, show balance, privacy, eye, visibility, hide amounts.
 */
const meta = preview.meta({
  component: HideBalanceButton,
  args: { hidden: false, onToggle: fn() },
});

export const Base = meta.story();

Base.test('is large enough for a thumb', async ({ canvas }) => {
  const { width, height } = canvas
    .getByRole('button', { name: 'Hide balance' })
    .getBoundingClientRect();
  await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
});

Base.test(
  'toggles by keyboard',
  {
    render: function Toggle(args) {
      const [hidden, setHidden] = useState(args.hidden);
      return (
        <HideBalanceButton
          hidden={hidden}
          onToggle={() => {
            args.onToggle();
            setHidden(!hidden);
          }}
        />
      );
    },
  },
  async ({ canvas, userEvent, step, args }) => {
    await step('Press Tab to reach the button, and Enter', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('button', { name: 'Show balance' })).toHaveFocus();
    });
    await step('Press Space', async () => {
      await userEvent.keyboard(' ');
      await expect(canvas.getByRole('button', { name: 'Hide balance' })).toHaveFocus();
      await expect(args.onToggle).toHaveBeenCalledTimes(2);
    });
  },
);

export const Matrix = meta.story({
  ...matrix({
    Shown: <HideBalanceButton {...meta.input.args} />,
    Hidden: <HideBalanceButton {...meta.input.args} hidden />,
  }),
  play: async ({ canvasElement }) => {
    for (const cell of cellsCalled(canvasElement, 'Hidden')) {
      await expect(cell.getByRole('button', { name: 'Show balance' })).toBeVisible();
    }
  },
});
