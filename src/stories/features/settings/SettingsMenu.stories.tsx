import { expect, screen, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { SettingsMenu } from '../../../features/settings/SettingsMenu';

/**
 * All settings in groups. Theme and language change at once, and `Data and backup` opens a page. The demo does not
 * implement the other settings, so pressing one only shows a notice with its name.
 */
const meta = preview.meta({
  component: SettingsMenu,
  parameters: { world: {} },
});

export const Base = meta.story();

Base.test('switches the theme', async ({ userEvent }) => {
  const dark = screen.getByRole('switch', { name: 'Dark Mode' });
  await userEvent.click(dark);
  await expect(dark).toBeChecked();
  await userEvent.click(dark);
  await expect(dark).not.toBeChecked();
});

/** Each language is listed by its name in that language, with the attribute `lang` for screen readers. */
export const German = meta.story({
  globals: { language: 'de' },
  play: async () => {
    const select = screen.getByRole('combobox', { name: 'Sprache (Language)' });
    await expect(select).toHaveDisplayValue('Deutsch');
    const names = within(select)
      .getAllByRole('option')
      .map(({ lang, textContent }) => [lang, textContent]);
    await expect(names).toEqual([
      ['en', 'English'],
      ['de', 'Deutsch'],
      ['fr', 'Français'],
      ['es', 'Español'],
      ['pt-BR', 'Português (Brasil)'],
      ['ar', 'العربية'],
      ['he', 'עברית'],
      ['hi', 'हिन्दी'],
      ['ja', '日本語'],
      ['zh-Hans', '简体中文'],
    ]);
  },
});
