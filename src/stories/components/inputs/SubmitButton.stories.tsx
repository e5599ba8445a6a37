import type { FormEvent } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { SubmitButton } from '../../../components/inputs/SubmitButton';
import { matrix } from '../../../testing/matrix';

const onSubmit = fn((event: FormEvent) => {
  event.preventDefault();
});

/**
 * The button that sends a form. Use one in each form, as its last or last but one element, with a
 * verb that says what will happen. Outside a form it does nothing; an action that is not a form's
 * is a `Button`.
 *
 * **When not to use it**: For what takes a while and sends no form: that is `BusyButton`.
 *
 * **States**: ready; disabled, when nothing could be sent yet; pending, when a spinner turns in it
 * and it cannot be pressed again.
 *
 * **Keyboard**: Tab reaches it, Enter or Space presses it; Enter in any field of the form does too.
 *
 * **Announces**: that it is busy.
 *
 * **Related**: `BusyButton`, `SendForm`, `SigninForm`.
 *
 * **Find it by**: send a form, save, submit, primary button, spinner.
 */
const meta = preview.meta({
  component: SubmitButton,
  args: { children: 'Send' },
  decorators: [
    (Story) => (
      <form onSubmit={onSubmit}>
        <Story />
      </form>
    ),
  ],
});

export const Base = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeEnabled();
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument();
  },
});

/** Nothing could be sent yet. */
export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
  },
});

/** The form is being sent. The verb stays, so that the button keeps its width and its meaning. */
export const Pending = meta.story({
  args: { pending: true },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Send' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveTextContent('Send');
    await expect(canvas.getByRole('progressbar')).toBeVisible();
  },
});

export const LongText = meta.story({
  args: { children: 'Create Account and agree to the terms and conditions' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Create Account and agree to the terms and conditions' }),
    ).toBeVisible();
  },
});

export const IsAsWideAsItsForm = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    const { width, height } = canvas.getByRole('button').getBoundingClientRect();
    await expect(width).toBe(canvasElement.clientWidth);
    await expect(height).toBeGreaterThanOrEqual(44);
  },
});

export const SendsTheForm = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('Tap the button, and the form is sent', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
      await expect(onSubmit).toHaveBeenCalledOnce();
    });
    await step('Press Enter on it, and it is sent again', async () => {
      await expect(canvas.getByRole('button', { name: 'Send' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(onSubmit).toHaveBeenCalledTimes(2);
    });
  },
});

export const CannotBePressedWhilePending = meta.story({
  args: { pending: true },
  play: async ({ canvas, userEvent, step }) => {
    await step('It can have the focus, so that Escape and Tab still lead somewhere', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Send' })).toHaveFocus();
    });
    await step('Press it by Enter and by a tap: nothing is sent', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
      await expect(onSubmit).not.toHaveBeenCalled();
    });
  },
});

export const Matrix = meta.story(
  matrix(
    {
      Ready: <SubmitButton>Send</SubmitButton>,
      Pending: <SubmitButton pending>Send</SubmitButton>,
      Disabled: <SubmitButton disabled>Send</SubmitButton>,
    },
    { cell: 150 },
  ),
);
