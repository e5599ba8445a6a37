import LanguageIcon from '@mui/icons-material/TranslateRounded';
import List from '@mui/material/List';
import { expect, fn, spyOn } from 'storybook/test';
import preview from '#.storybook/preview';
import { SettingsSelect } from '../../../components/settings/SettingsSelect';
import { saidDeprecated } from '../../../hooks/useDeprecation';
import { matrix } from '../../../testing/matrix';

/**
 * One setting with a few choices, which takes effect at once. It stands in a `SettingsGroup`; what is on or off
 * is a `SettingsSwitch`, what opens a `SettingsItem`.
 *
 * **When not to use it**: For what is on or off: that is `SettingsSwitch`. In a form that is sent later:
 * `SelectField`.
 *
 * **States**: one for each choice. `onChoose` is deprecated since 1.1.0.
 *
 * **Keyboard**: a stop of Tab; arrows and letters choose, as in every select of the platform.
 *
 * **Announces**: the label and the choice. Each choice is read in its own `lang`.
 *
 * **Related**: `SettingsGroup`, `SettingsSwitch`, `SettingsItem`, `SelectField`.
 *
 * **Find it by**: select, choice, dropdown, language.
 */
const meta = preview.meta({
  component: SettingsSelect<string>,
  args: {
    label: 'Language',
    icon: <LanguageIcon />,
    value: 'en',
    options: [
      { value: 'en', label: 'English', lang: 'en' },
      { value: 'de', label: 'Deutsch', lang: 'de' },
      { value: 'ar', label: 'العربية', lang: 'ar' },
    ],
    onChange: fn(),
  },
  render: (args) => (
    <List>
      <SettingsSelect {...args} />
    </List>
  ),
});

export const Base = meta.story({
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Language' });
    await expect(select).toHaveDisplayValue('English');
    await expect(canvas.getByRole('option', { name: 'العربية' })).toHaveAttribute('lang', 'ar');
  },
});

export const Chooses = meta.story({
  play: async ({ canvas, userEvent, step, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Language' });
    await step('A tap on the words goes to it', async () => {
      await userEvent.click(canvas.getByText('Language'));
      await expect(select).toHaveFocus();
    });
    await step('A choice is told, and shown once it is the value', async () => {
      await userEvent.selectOptions(select, 'Deutsch');
      await expect(args.onChange).toHaveBeenCalledOnce();
      await expect(args.onChange).toHaveBeenCalledWith('de');
      await expect(select).toHaveDisplayValue('English');
    });
  },
});

const choose = fn();
const warn = fn();

/** The name `onChoose` goes with the next major version. Until then it works, and the console says once what to take. */
export const DeprecatedName = meta.story({
  beforeEach: () => {
    saidDeprecated.clear();
    spyOn(console, 'warn').mockImplementation(warn);
  },
  render: ({ label, icon, value, options }) => (
    <List>
      <SettingsSelect {...{ label, icon, value, options }} onChoose={choose} />
    </List>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Language' }), 'Deutsch');
    await expect(choose.mock.calls).toEqual([['de']]);
    const sentence =
      'florin: `onChoose` of SettingsSelect is deprecated since 1.1.0: take `onChange`.';
    await expect(warn.mock.calls).toEqual(import.meta.env.PROD ? [] : [[sentence]]);
  },
});

export const Matrix = meta.story(
  matrix(
    {
      Latin: (
        <List>
          <SettingsSelect {...meta.input.args} />
        </List>
      ),
      Arabic: (
        <List>
          <SettingsSelect {...meta.input.args} value="ar" />
        </List>
      ),
    },
    { onPaper: true },
  ),
);
