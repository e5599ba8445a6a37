import { expect, fn, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { SettingsGroup } from '../../../components/settings/SettingsGroup';
import { SettingsItem } from '../../../components/settings/SettingsItem';
import { SettingsSwitch } from '../../../components/settings/SettingsSwitch';
import { DarkModeOutlined as DarkIcon } from '../../../icons/DarkModeOutlined';
import { PersonOutlineRounded as PersonIcon } from '../../../icons/PersonOutlineRounded';
import { ShieldOutlined as SecurityIcon } from '../../../icons/ShieldOutlined';

const onSelect = fn();
const onToggle = fn();

/**
 * A list of related settings below a heading.
 *
 * Use it for each group of settings on a page. It can contain `SettingsItem`, `SettingsSwitch` and `SettingsSelect`.
 *
 * **When not to use it**: For a menu, which closes after a selection, use `MenuButton`.
 *
 * **Keyboard**: Tab moves from one setting to the next.
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

export const Base = meta.story();

Base.test('the heading names the group, its landmark and its list', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: 'Account' })).toBeVisible();
  await expect(canvas.getByRole('heading', { level: 2, name: 'Account' })).toBeVisible();
  const list = within(canvas.getByRole('list', { name: 'Account' }));
  await expect(list.getAllByRole('listitem')).toHaveLength(3);
});

Base.test('works by keyboard', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Profile Settings' })).toHaveFocus();
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Security' })).toHaveFocus();
  await userEvent.tab();
  await expect(canvas.getByRole('switch', { name: 'Dark Mode' })).toHaveFocus();
});

export const SingleSetting = meta.story({
  args: {
    title: 'Preferences',
    children: (
      <SettingsSwitch label="Dark Mode" icon={<DarkIcon />} checked={false} onToggle={onToggle} />
    ),
  },
});
