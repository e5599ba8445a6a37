import { useState } from 'react';
import { expect, fireEvent, fn, mocked } from 'storybook/test';
import preview from '#.storybook/preview';
import { AmountField } from '../../../components/inputs/AmountField';
import { Form } from '../../../components/inputs/Form';
import { PassphraseField } from '../../../components/inputs/PassphraseField';
import { SelectField } from '../../../components/inputs/SelectField';
import { SubmitButton } from '../../../components/inputs/SubmitButton';
import { TextField } from '../../../components/inputs/TextField';
import { fill } from '../../../testing/fill';
import { fillSilently } from '../../../testing/fillSilently';

const FAILED = 'An error occurred. Please try again.';

/**
 * The frame of a form. It prevents a second submission while one is pending, and shows an error above the buttons.
 *
 * Use it around the fields and buttons of a form that is submitted. `Form` turns off the browser's validation. Pass the
 * error of a field to that field, and the error of the whole form to `Form`.
 *
 * **When not to use it**: For a field that takes effect while the user types, such as a `SearchField` above a list, use
 * no form.
 *
 * **Keyboard**: Enter in a text field submits the form. A held Enter key submits the form once.
 *
 * **Announces**: the error of the whole form, when it appears.
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

export const Base = meta.story();

Base.test('there is no error', async ({ canvas }) => {
  await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
});

Base.test(
  'there is no error in the reserved space either',
  { args: { keepsErrorSpace: true } },
  async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
);

Base.test('the button submits the form, and so does Enter', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await expect(args.onSubmit).toHaveBeenCalledOnce();
  await fill(userEvent, canvas.getByRole('textbox', { name: 'Name' }), 'Alex');
  await userEvent.keyboard('{Enter}');
  await expect(args.onSubmit).toHaveBeenCalledTimes(2);
});

Base.test('calls the function of the last render', async ({ args, canvas, mount, userEvent }) => {
  const before = fn();
  function Renewed() {
    const [isRenewed, setRenewed] = useState(false);
    return (
      <>
        <Form {...args} onSubmit={isRenewed ? args.onSubmit : before} />
        <button
          type="button"
          onClick={() => {
            setRenewed(true);
          }}
        >
          Renew
        </button>
      </>
    );
  }
  await mount(<Renewed />);
  await userEvent.click(canvas.getByRole('button', { name: 'Renew' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await expect(args.onSubmit).toHaveBeenCalledOnce();
  await expect(before).not.toHaveBeenCalled();
});

/** Neither a second press nor a held key submits the form twice. */
Base.test('submits once at a time', async ({ step, canvas, userEvent, args }) => {
  const press = () => userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  let end = () => {};
  const sending = new Promise<void>((resolve) => {
    end = resolve;
  });
  await step('Press the button three times: `onSubmit` is called once', async () => {
    mocked(args.onSubmit).mockReturnValueOnce(sending);
    for (let count = 0; count < 3; count += 1) await press();
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  });
  await step('After the promise has settled, the form can be submitted again', async () => {
    end();
    await sending;
    await press();
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  });
});

Base.test('submits once when enter is held', async ({ canvas }) => {
  const name = canvas.getByRole('textbox', { name: 'Name' });
  // `fireEvent` returns false if the default action of the event was prevented.
  await expect(await fireEvent.keyDown(name, { key: 'Enter' })).toBe(true);
  await expect(await fireEvent.keyDown(name, { key: 'Enter', repeat: true })).toBe(false);
  await expect(await fireEvent.keyDown(name, { key: 'Backspace', repeat: true })).toBe(true);
});

const typed = fn();
const left = fn();

Base.test(
  'sends no events to fields that other software has not filled',
  {
    args: {
      getValues: () => ({ name: 'Ana', note: 'Rent' }),
      children: (
        <>
          <TextField label="Name" name="name" defaultValue="Ana" onChange={typed} onBlur={left} />
          <TextField label="Note" name="note" defaultValue="Lunch" />
        </>
      ),
    },
  },
  async ({ canvas, userEvent }) => {
    const noteTyped = fn();
    const note = canvas.getByRole('textbox', { name: 'Note' });
    note.addEventListener('input', noteTyped);
    await userEvent.hover(note);
    await expect(noteTyped).toHaveBeenCalledOnce();
    await expect(typed).not.toHaveBeenCalled();
    await expect(left).not.toHaveBeenCalled();
  },
);

Base.test(
  'notices a filled field when the focus enters the form',
  {
    args: {
      getValues: () => ({ name: '' }),
      children: <TextField label="Name" name="name" onChange={typed} />,
    },
  },
  async ({ canvas, userEvent }) => {
    fillSilently([canvas.getByRole('textbox', { name: 'Name' }), 'Ana']);
    await expect(typed).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(typed).toHaveBeenCalledOnce();
  },
);

Base.test(
  'sends no events to a read-only field',
  {
    args: {
      getValues: () => ({ name: '' }),
      children: <TextField label="Name" name="name" defaultValue="Ana" onChange={typed} readOnly />,
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('textbox', { name: 'Name' }));
    await expect(typed).not.toHaveBeenCalled();
  },
);

/**
 * The space between two fields is the same with and without a hint or an error. It is smaller below a choice without an
 * error.
 */
Base.test(
  'keeps one distance between fields',
  {
    args: {
      children: (
        <>
          <TextField label="Name" error="Name is required" />
          <SelectField label="Currency" options={[{ value: 'usd', label: 'USD' }]} />
          <AmountField label="Amount" currency="usd" available="10" isHero />
          <SelectField
            label="Account"
            options={[{ value: 'a', label: 'A' }]}
            error="Closed today"
          />
          <PassphraseField confirmation={{}} />
          <TextField label="Note" />
        </>
      ),
    },
  },
  async ({ canvasElement }) => {
    const boxes = [...canvasElement.querySelectorAll('.MuiInputBase-root')].map((box) =>
      box.getBoundingClientRect(),
    );
    const gaps = boxes.slice(1).map(({ top }, at) => Math.round(top - (boxes[at]?.bottom ?? 0)));
    await expect(gaps).toEqual([40, 24, 40, 40, 40, 40]);
  },
);

Base.test(
  'shows its error if it has no buttons',
  { args: { actions: undefined, error: FAILED } },
  async ({ canvas }) => {
    await expect(canvas.getByText(FAILED)).toBeVisible();
  },
);

/** The error of the form is above the submit button, close to where the user pressed. */
export const Failed = meta.story({
  args: { error: FAILED },
  play: async ({ canvas }) => {
    const error = canvas.getByText(FAILED);
    await expect(error).toBeVisible();
    const button = canvas.getByRole('button', { name: 'Save' });
    await expect(error.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
});
