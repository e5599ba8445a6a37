import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { HideBalanceButton } from '../../../components/money/HideBalanceButton/HideBalanceButton';
import { matrix } from '../../../testing/matrix';

/**
 * Hides all amounts of the app, and shows them again. Use it once per screen, at the end of the line
 * that tells what the screen is about: the `BalanceCard` has it, and a `PageHeading` takes it as its
 * `action`.
 *
 * **When not to use it**: On a screen with a `BalanceCard`, which brings its own. For a password:
 * that is `PasswordField`.
 *
 * **States**: amounts are shown, or hidden. The app knows which; the button keeps no state.
 *
 * **Keyboard**: Tab reaches it, Enter or Space presses it. It keeps the focus, and its name says
 * what pressing it will do.
 *
 * **Announces**: its new name, since it keeps the focus.
 *
 * **Related**: `BalanceCard`, `PageHeading`, `MaskedText`, `Amount`.
 *
 * **Find it by**: hide balance, show balance, privacy, eye, visibility, hide amounts.
 */
const meta = preview.meta({
  component: HideBalanceButton,
  args: { hidden: false, onToggle: fn() },
});

export const Base = meta.story({
  play: async ({ canvas }) => {
    const { width, height } = canvas
      .getByRole('button', { name: 'Hide balance' })
      .getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
});

export const Hidden = meta.story({
  args: { hidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Show balance' })).toBeVisible();
  },
});

export const TogglesByKeyboard = meta.story({
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
  play: async ({ canvas, userEvent, step, args }) => {
    await step('Walk to it by Tab and press Enter', async () => {
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
});

export const Matrix = meta.story(
  matrix({
    Shown: <HideBalanceButton {...meta.input.args} />,
    Hidden: <HideBalanceButton {...meta.input.args} hidden />,
  }),
);
