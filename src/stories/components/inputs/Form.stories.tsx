import { expect, fireEvent, fn, mocked } from 'storybook/test';
import preview from '#.storybook/preview';
import { Form } from '../../../components/inputs/Form';
import { SubmitButton } from '../../../components/inputs/SubmitButton';
import { TextField } from '../../../components/inputs/TextField';
import { fill } from '../../../testing/fill';

const FAILED = 'An error occurred. Please try again.';

/**
 * The frame of a form: it is sent once at a time, by Enter or by its button, and says what went wrong
 * with it as a whole beside its button. The fields check themselves: the browser's own validation is off.
 *
 * **When not to use it**: Around fields that nobody sends, such as a search that filters at every letter.
 *
 * **States**: ready, being sent, failed. A form that is being sent is not sent again until the promise
 * of `onSubmit` ends, however often it is submitted.
 *
 * **Keyboard**: Enter in a field sends the form; an Enter key that is held down counts once.
 *
 * **Announces**: the error, when it appears.
 *
 * **Related**: `SubmitButton`, `TextField`, `Banner`.
 *
 * **Find it by**: form, submit, send once, double submit, form error.
 */
const meta = preview.meta({
  component: Form,
  args: {
    children: <TextField label="Name" autoComplete="off" />,
    actions: <SubmitButton>Save</SubmitButton>,
    onSubmit: fn(),
  },
});

export const Base = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    await step('Nothing went wrong', async () => {
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    });
    await step('The button sends the form, and so does Enter', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(args.onSubmit).toHaveBeenCalledOnce();
      await fill(userEvent, canvas.getByRole('textbox', { name: 'Name' }), 'Alex');
      await userEvent.keyboard('{Enter}');
      await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    });
  },
});

/** The error stands above the button, where somebody looks who has just pressed it. */
export const Failed = meta.story({
  args: { error: FAILED },
  play: async ({ canvas }) => {
    const error = canvas.getByText(FAILED);
    await expect(error).toBeVisible();
    const button = canvas.getByRole('button', { name: 'Save' });
    await expect(error.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
});

export const IsSentOnceAtATime = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    const press = () => userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    let end = () => {};
    const sending = new Promise<void>((resolve) => {
      end = resolve;
    });
    await step('It is pressed three times, and sent once', async () => {
      mocked(args.onSubmit).mockReturnValueOnce(sending);
      for (let count = 0; count < 3; count += 1) await press();
      await expect(args.onSubmit).toHaveBeenCalledOnce();
    });
    await step('Once that has come to an end it can be sent again', async () => {
      end();
      await sending;
      await press();
      await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    });
  },
});

/** Browsers repeat the key that is held; the repetitions are cancelled, and only they. */
export const AHeldEnterCountsOnce = meta.story({
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    // `fireEvent` answers false for an event whose default was prevented.
    await expect(await fireEvent.keyDown(name, { key: 'Enter' })).toBe(true);
    await expect(await fireEvent.keyDown(name, { key: 'Enter', repeat: true })).toBe(false);
    await expect(await fireEvent.keyDown(name, { key: 'Backspace', repeat: true })).toBe(true);
  },
});
