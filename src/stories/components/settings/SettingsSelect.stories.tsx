import List from '@mui/material/List';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { SettingsSelect } from '../../../components/settings/SettingsSelect';
import { TranslateRounded as LanguageIcon } from '../../../icons/TranslateRounded';
import { cellsCalled, matrix } from '../../../testing/matrix';

/**
 * A setting for choosing one of a few values, with an immediate effect.
 *
 * Use it in a `SettingsGroup`.
 *
 * **When not to use it**: For a setting that is on or off, use `SettingsSwitch`. In a form that is submitted later, use
 * `SelectField`.
 *
 * **Keyboard**: Tab reaches the setting. The other keys are those of a native select, such as arrow keys and letters.
 *
 * **Announces**: the label and the chosen value. If the label of an option is in another language, set the `lang` of
 * the option.
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

export const Base = meta.story();

Base.test('shows the selected option, and marks the language of each', async ({ canvas }) => {
  const select = canvas.getByRole('combobox', { name: 'Language' });
  await expect(select).toHaveDisplayValue('English');
  // Otherwise a browser restores the earlier option when the page is reloaded.
  await expect(select).toHaveAttribute('autocomplete', 'off');
  await expect(canvas.getByRole('option', { name: 'العربية' })).toHaveAttribute('lang', 'ar');
});

Base.test('selects an option', async ({ canvas, userEvent, step, args }) => {
  const select = canvas.getByRole('combobox', { name: 'Language' });
  await step('Tapping the label focuses the select', async () => {
    await userEvent.click(canvas.getByText('Language'));
    await expect(select).toHaveFocus();
  });
  await step('Selecting calls `onChange`; the select keeps showing the prop `value`', async () => {
    await userEvent.selectOptions(select, 'Deutsch');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('de');
    await expect(select).toHaveDisplayValue('English');
  });
});

export const Matrix = meta.story({
  ...matrix(
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
      'With a hint': (
        <List>
          <SettingsSelect {...meta.input.args} hint="The language of all pages." />
        </List>
      ),
      Disabled: (
        <List>
          <SettingsSelect
            {...meta.input.args}
            disabled
            hint="To use a lock, first keep your wallets on this device."
          />
        </List>
      ),
    },
    { onPaper: true },
  ),
  play: async ({ canvasElement }) => {
    for (const cell of cellsCalled(canvasElement, 'Disabled')) {
      const select = cell.getByRole('combobox', { name: 'Language' });
      await expect(select).toBeDisabled();
      await expect(select).toHaveAccessibleDescription(
        'To use a lock, first keep your wallets on this device.',
      );
    }
  },
});
