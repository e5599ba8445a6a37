import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { BusyButton } from '../../../components/inputs/BusyButton';
import { FingerprintRounded as FingerprintIcon } from '../../../icons/FingerprintRounded';
import { matrix } from '../../../testing/matrix';

/**
 * A button for an action that takes a while, with a spinner while it is pending.
 *
 * Use it for a request without a form, such as signing in with a fingerprint.
 *
 * **When not to use it**: To submit a form, use `SubmitButton`. For an action without a wait, use MUI's Button.
 *
 * **Keyboard**: Enter or Space presses the button. A pending button keeps the focus, so that Tab continues from the
 * button, and Escape still closes a dialog around the button.
 *
 * **Announces**: that the pending button is unavailable (`aria-disabled`), and the spinner, which has the name of the
 * button.
 *
 * **Find it by**: button with a spinner, loading button, pending, waiting.
 */
const meta = preview.meta({
  component: BusyButton,
  args: { children: 'Sign in', variant: 'outlined', onClick: fn() },
  argTypes: {
    type: { control: 'inline-radio', options: ['button', 'submit'] },
    href: { control: 'text' },
    variant: { control: 'inline-radio', options: ['contained', 'outlined', 'text'] },
    size: { control: 'inline-radio', options: ['small', 'medium', 'large'] },
    fullWidth: { control: 'boolean' },
    startIcon: { control: false },
    onClick: { control: false },
  },
});

export const Base = meta.story();

Base.test(
  'can have the focus while pending, although it is disabled',
  { args: { pending: true, disabled: true } },
  async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Sign in' });
    button.focus();
    await expect(button).toHaveFocus();
  },
);

Base.test(
  'ignores presses while pending',
  { args: { pending: true } },
  async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Sign in' });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
);

/**
 * The spinner replaces the icon, and the name of the button stays. A pending button with `variant="contained"` is
 * paler.
 */
export const Pending = meta.story({
  args: { pending: true, startIcon: <FingerprintIcon /> },
  render: (args) => (
    <>
      <BusyButton {...args} />
      <BusyButton variant="contained" pending>
        Send
      </BusyButton>
      <BusyButton variant="contained" disabled>
        Save
      </BusyButton>
    </>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Sign in' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getAllByRole('progressbar')[0]).toBeVisible();
    // Browsers that translate the page replace text nodes, so the text beside the spinner has an element.
    await expect(canvas.getByText('Sign in')).not.toBe(button);
    await expect(button).toHaveStyle({ color: 'rgb(85, 99, 92)' });
    const send = canvas.getByRole('button', { name: 'Send' });
    await expect(send).toHaveStyle({ color: 'rgb(20, 32, 27)' });
    await expect(getComputedStyle(send).backgroundColor).toMatch(/^color\(srgb 0\.81\d* 0\.87/);
  },
});

export const Matrix = meta.story(
  matrix(
    {
      Contained: <BusyButton variant="contained">Sign in</BusyButton>,
      'Contained, pending': (
        <BusyButton variant="contained" pending>
          Sign in
        </BusyButton>
      ),
      'Contained, disabled': (
        <BusyButton variant="contained" disabled>
          Sign in
        </BusyButton>
      ),
      Outlined: <BusyButton variant="outlined">Sign in</BusyButton>,
      'Outlined, pending': (
        <BusyButton variant="outlined" pending>
          Sign in
        </BusyButton>
      ),
      'Outlined, disabled': (
        <BusyButton variant="outlined" disabled>
          Sign in
        </BusyButton>
      ),
      Text: <BusyButton>Sign in</BusyButton>,
      'Text, pending': <BusyButton pending>Sign in</BusyButton>,
      'Text, disabled': <BusyButton disabled>Sign in</BusyButton>,
      Icon: (
        <BusyButton variant="outlined" startIcon={<FingerprintIcon />}>
          Sign in
        </BusyButton>
      ),
      'Icon, pending': (
        <BusyButton variant="outlined" startIcon={<FingerprintIcon />} pending>
          Sign in
        </BusyButton>
      ),
      'Icon, disabled': (
        <BusyButton variant="outlined" startIcon={<FingerprintIcon />} disabled>
          Sign in
        </BusyButton>
      ),
    },
    { cell: 150 },
  ),
);
