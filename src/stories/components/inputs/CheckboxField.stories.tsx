import Link from '@mui/material/Link';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { CheckboxField } from '../../../components/inputs/CheckboxField';
import { cellsCalled, matrix } from '../../../testing/matrix';

/**
 * A checkbox with a label and an error.
 *
 * Use it for a checkbox that a form can require, such as the agreement to the terms. For a checkbox that cannot have an
 * error, use MUI's `Checkbox` in a `FormControlLabel`.
 *
 * **When not to use it**: For a setting with an immediate effect, use `SettingsSwitch`. To choose one of several
 * options, use `SelectField`.
 *
 * **Keyboard**: Tab reaches the box and each link in its label. Space ticks or unticks the box.
 *
 * **Announces**: the error as the box's description, or the hint if there is no error.
 *
 * **Find it by**: checkbox, agree, terms, consent, tick.
 */
const meta = preview.meta({
  component: CheckboxField,
  args: { label: 'I am of age', onChange: fn() },
});

export const Base = meta.story();

Base.test('is not checked at first', async ({ canvas }) => {
  const box = canvas.getByRole('checkbox', { name: 'I am of age' });
  await expect(box).not.toBeChecked();
  await expect(box).toBeValid();
  await expect(box).toHaveAccessibleDescription('');
});

Base.test('ticks by keyboard', async ({ canvas, userEvent, args }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('checkbox')).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect(canvas.getByRole('checkbox')).toBeChecked();
  await expect(args.onChange).toHaveBeenCalledOnce();
});

Base.test(
  'shows its error in the colour of errors',
  { args: { error: 'You must agree to the terms' } },
  async ({ canvas }) => {
    await expect(canvas.getByText('You must agree to the terms')).toHaveStyle({
      color: 'rgb(179, 38, 30)',
    });
  },
);

/** Following the link in the label does not tick the box. */
export const WithLink = meta.story({
  args: {
    label: (
      <>
        I have read the <Link href="#rules">house rules</Link>
      </>
    ),
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('The accessible name is the whole sentence', async () => {
      await expect(
        canvas.getByRole('checkbox', { name: 'I have read the house rules' }),
      ).toBeEnabled();
    });
    await step('Following the link does not tick the box', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'house rules' }));
      await expect(canvas.getByRole('checkbox')).not.toBeChecked();
    });
    await step('Pressing the text beside the link ticks the box', async () => {
      await userEvent.click(canvas.getByText(/^I have read/));
      await expect(canvas.getByRole('checkbox')).toBeChecked();
    });
  },
});

export const Matrix = meta.story({
  ...matrix({
    Empty: <CheckboxField label="I am of age" />,
    Ticked: <CheckboxField label="I am of age" defaultChecked />,
    Error: <CheckboxField label="I am of age" error="You must agree to the terms" />,
    'With a link': (
      <CheckboxField
        label={
          <>
            I agree to the <Link href="/terms">terms</Link>
          </>
        }
      />
    ),
  }),
  play: async ({ canvasElement }) => {
    for (const cell of cellsCalled(canvasElement, 'Ticked')) {
      await expect(cell.getByRole('checkbox')).toBeChecked();
    }
    for (const cell of cellsCalled(canvasElement, 'Error')) {
      const box = cell.getByRole('checkbox', { name: 'I am of age' });
      await expect(box).toBeInvalid();
      await expect(box).toHaveAccessibleDescription('You must agree to the terms');
    }
  },
});
