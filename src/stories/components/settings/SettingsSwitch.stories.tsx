import List from '@mui/material/List';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { SettingsSwitch } from '../../../components/settings/SettingsSwitch';
import { DarkModeOutlined as DarkIcon } from '../../../icons/DarkModeOutlined';
import { cellsCalled, matrix } from '../../../testing/matrix';

/**
 * A setting that is on or off, with an immediate effect.
 *
 * Use it in a `SettingsGroup`.
 *
 * **When not to use it**: For a setting that opens a dialog or a page, use `SettingsItem`. For more than two values,
 * use `SettingsSelect`. In a form that is submitted later, use `CheckboxField`.
 *
 * **Keyboard**: Tab reaches the switch, and Space toggles it.
 *
 * **Announces**: on or off, as a switch.
 *
 * **Find it by**: switch, toggle, on and off, dark mode.
 */
const meta = preview.meta({
  component: SettingsSwitch,
  args: { label: 'Dark Mode', icon: <DarkIcon />, checked: false, onToggle: fn() },
  render: (args) => (
    <List>
      <SettingsSwitch {...args} />
    </List>
  ),
});

export const Base = meta.story();

Base.test('is off', async ({ canvas }) => {
  await expect(canvas.getByRole('switch', { name: 'Dark Mode' })).not.toBeChecked();
});

Base.test('toggles by label and by keyboard', async ({ canvas, userEvent, step, args }) => {
  await step('Tapping the label toggles the switch', async () => {
    await userEvent.click(canvas.getByText('Dark Mode'));
    await expect(args.onToggle).toHaveBeenCalledOnce();
  });
  await step('Space toggles the switch', async () => {
    await expect(canvas.getByRole('switch')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onToggle).toHaveBeenCalledTimes(2);
  });
});

export const Matrix = meta.story({
  ...matrix(
    {
      Off: (
        <List>
          <SettingsSwitch {...meta.input.args} />
        </List>
      ),
      On: (
        <List>
          <SettingsSwitch {...meta.input.args} checked />
        </List>
      ),
      'With a hint': (
        <List>
          <SettingsSwitch
            {...meta.input.args}
            label="Keep my wallets"
            hint="Off: a reload clears your wallets, payments and contacts."
          />
        </List>
      ),
    },
    { onPaper: true },
  ),
  play: async ({ canvasElement }) => {
    for (const cell of cellsCalled(canvasElement, 'On')) {
      await expect(cell.getByRole('switch', { name: 'Dark Mode' })).toBeChecked();
    }
    for (const cell of cellsCalled(canvasElement, 'With a hint')) {
      await expect(
        cell.getByRole('switch', { name: 'Keep my wallets' }),
      ).toHaveAccessibleDescription('Off: a reload clears your wallets, payments and contacts.');
    }
  },
});
