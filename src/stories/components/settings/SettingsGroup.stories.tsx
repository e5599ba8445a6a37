import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlineRounded';
import SecurityIcon from '@mui/icons-material/ShieldOutlined';
import { expect, fn, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { SettingsGroup } from '../../../components/settings/SettingsGroup';
import { SettingsItem } from '../../../components/settings/SettingsItem';
import { SettingsSwitch } from '../../../components/settings/SettingsSwitch';

const onSelect = fn();
const onToggle = fn();

/**
 * Settings that belong together, under a heading.
 *
 * **When not to use it**: As a menu, which closes when something in it is chosen: that is
 * `MenuButton`.
 *
 * **States**: one setting or several, that open or that switch.
 *
 * **Keyboard**: Tab goes from one setting to the next.
 *
 * **Related**: `SettingsItem`, `SettingsSwitch`, `ProfileSummary`.
 *
 * **Find it by**: settings, preferences, list of options, section.
 */
const meta = preview.meta({
  component: SettingsGroup,
  args: {
    title: 'Account',
    children: [
      <SettingsItem
        key="profile"
        label="Profile Settings"
        icon={<PersonIcon />}
        onSelect={onSelect}
      />,
      <SettingsItem key="security" label="Security" icon={<SecurityIcon />} onSelect={onSelect} />,
      <SettingsSwitch
        key="dark"
        label="Dark Mode"
        icon={<DarkIcon />}
        checked
        onToggle={onToggle}
      />,
    ],
  },
});

export const Base = meta.story({
  play: async ({ canvas, step }) => {
    await step('Its heading names it and its list', async () => {
      await expect(canvas.getByRole('heading', { level: 2, name: 'Account' })).toBeVisible();
      const list = within(canvas.getByRole('list', { name: 'Account' }));
      await expect(list.getAllByRole('listitem')).toHaveLength(3);
    });
  },
});

export const OneSetting = meta.story({
  args: {
    title: 'Preferences',
    children: (
      <SettingsSwitch label="Dark Mode" icon={<DarkIcon />} checked={false} onToggle={onToggle} />
    ),
  },
});

export const GoesByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Profile Settings' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Security' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('switch', { name: 'Dark Mode' })).toHaveFocus();
  },
});
