import Link from '@mui/material/Link';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { CheckboxField } from '../../../components/inputs/CheckboxField';
import { matrix } from '../../../testing/matrix';

/**
 * A box to tick that a form can insist on. Where nothing can be wrong with it, MUI's `Checkbox` in
 * a `FormControlLabel` is enough; what takes effect at once is a `Switch`.
 *
 * **When not to use it**: For what takes effect at once: that is `SettingsSwitch`. For a choice of
 * one among several: `SelectField`.
 *
 * **States**: not ticked, ticked, refused.
 *
 * **Keyboard**: a stop of Tab, and so is each link in its label; Space ticks it.
 *
 * **Announces**: the error as the box's description.
 *
 * **Related**: `SignupForm`, `SelectField`, `SettingsSwitch`, `TextField`.
 *
 * **Find it by**: checkbox, agree, terms, consent, tick.
 */
const meta = preview.meta({
  component: CheckboxField,
  args: { label: 'I am of age', onChange: fn() },
});

export const Base = meta.story({
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'I am of age' });
    await expect(box).not.toBeChecked();
    await expect(box).toBeValid();
    await expect(box).toHaveAccessibleDescription('');
  },
});

export const Ticked = meta.story({
  args: { defaultChecked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
});

export const WithError = meta.story({
  args: { error: 'You must be of age' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'I am of age' });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('You must be of age');
  },
});

/** A label may hold links, which can be followed without ticking the box. */
export const WithLinks = meta.story({
  args: {
    label: (
      <>
        I have read the <Link href="#rules">house rules</Link>
      </>
    ),
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('The label is the whole sentence', async () => {
      await expect(
        canvas.getByRole('checkbox', { name: 'I have read the house rules' }),
      ).toBeEnabled();
    });
    await step('Following the link does not tick the box', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'house rules' }));
      await expect(canvas.getByRole('checkbox')).not.toBeChecked();
    });
    await step('The words beside it do', async () => {
      await userEvent.click(canvas.getByText(/^I have read/));
      await expect(canvas.getByRole('checkbox')).toBeChecked();
    });
  },
});

export const TicksByKeyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
});

export const Matrix = meta.story(
  matrix({
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
);
