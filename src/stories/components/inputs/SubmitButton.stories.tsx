import type { FormEvent } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { SubmitButton } from '../../../components/inputs/SubmitButton';
import { cellsCalled, matrix } from '../../../testing/matrix';

const onSubmit = fn((event: FormEvent) => {
  event.preventDefault();
});

/**
 * The button that submits a form.
 *
 * Use it once in each form, in the prop `actions` of `Form`. The label is a verb for the result, such as Send.
 *
 * **When not to use it**: Do not use it outside a form, where it submits nothing. For an action that takes a while and
 * submits no form, use `BusyButton`.
 *
 * **Keyboard**: Tab reaches the button, and Enter or Space presses it. Enter in a text field also submits the form.
 *
 * **Announces**: that the pending button is unavailable (`aria-disabled`), and the spinner, which has the name of the
 * button.
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

export const Base = meta.story();

Base.test('is enabled, without a spinner', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Send' })).toBeEnabled();
  await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument();
});

Base.test(
  'fills the width of its form',
  { globals: { viewport: { value: 'small' } } },
  async ({ canvas, canvasElement }) => {
    const { width, height } = canvas.getByRole('button').getBoundingClientRect();
    await expect(width).toBe(canvasElement.clientWidth);
    await expect(height).toBeGreaterThanOrEqual(44);
  },
);

/** A pending button submits nothing. */
Base.test('submits the form', async ({ step, canvas, userEvent }) => {
  await step('Tap the button: the form is submitted', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(onSubmit).toHaveBeenCalledOnce();
  });
  await step('Press Enter on the button: the form is submitted again', async () => {
    await expect(canvas.getByRole('button', { name: 'Send' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onSubmit).toHaveBeenCalledTimes(2);
  });
});

Base.test(
  'ignores presses while pending',
  { args: { pending: true } },
  async ({ step, canvas, userEvent }) => {
    await step('The button can be focused, so that Escape and Tab still work', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Send' })).toHaveFocus();
    });
    await step('Press the button with Enter and with a tap: nothing is submitted', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
      await expect(onSubmit).not.toHaveBeenCalled();
    });
  },
);

/** A long label wraps. */
export const LongText = meta.story({
  args: { children: 'Create Account and agree to the terms and conditions' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Create Account and agree to the terms and conditions' }),
    ).toBeVisible();
  },
});

export const Matrix = meta.story({
  ...matrix(
    {
      Ready: <SubmitButton>Send</SubmitButton>,
      Pending: <SubmitButton pending>Send</SubmitButton>,
      Disabled: <SubmitButton disabled>Send</SubmitButton>,
    },
    { cell: 150 },
  ),
  play: async ({ canvasElement }) => {
    // The form cannot be submitted at the moment, for example while another way to sign in is pending.
    for (const cell of cellsCalled(canvasElement, 'Disabled')) {
      await expect(cell.getByRole('button', { name: 'Send' })).toBeDisabled();
    }
    // The form is being submitted. The label stays, so that the button keeps its width and its name.
    for (const cell of cellsCalled(canvasElement, 'Pending')) {
      const button = cell.getByRole('button', { name: 'Send' });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).toHaveTextContent('Send');
      await expect(cell.getByRole('progressbar')).toBeVisible();
    }
  },
});
