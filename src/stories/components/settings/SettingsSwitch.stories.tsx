import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import List from '@mui/material/List';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { SettingsSwitch } from '../../../components/settings/SettingsSwitch';
import { matrix } from '../../../testing/matrix';

/**
 * One setting that is on or off, and takes effect at once. It stands in a `SettingsGroup`; what
 * opens is a `SettingsItem`.
 *
 * **When not to use it**: For what opens: that is `SettingsItem`. In a form that is sent later:
 * `CheckboxField`.
 *
 * **States**: off, on.
 *
 * **Keyboard**: a stop of Tab; Space switches it.
 *
 * **Announces**: on or off, as a switch.
 *
 * **Related**: `SettingsGroup`, `SettingsItem`, `CheckboxField`.
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

export const Base = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Dark Mode' })).not.toBeChecked();
  },
});

export const On = meta.story({
  args: { checked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Dark Mode' })).toBeChecked();
  },
});

export const SwitchesByItsWordsAndByKeyboard = meta.story({
  play: async ({ canvas, userEvent, step, args }) => {
    await step('A tap on the words is enough', async () => {
      await userEvent.click(canvas.getByText('Dark Mode'));
      await expect(args.onToggle).toHaveBeenCalledOnce();
    });
    await step('So is Space', async () => {
      await expect(canvas.getByRole('switch')).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(args.onToggle).toHaveBeenCalledTimes(2);
    });
  },
});

export const Matrix = meta.story(
  matrix(
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
    },
    { onPaper: true },
  ),
);
