import { expect, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { SettingsMenu } from '../../../features/settings/SettingsMenu';

/** All settings, in their groups. The theme takes effect at once; the others only say their names. */
const meta = preview.meta({
  component: SettingsMenu,
  parameters: { world: {} },
});

export const Base = meta.story({
  play: async ({ userEvent }) => {
    const dark = screen.getByRole('switch', { name: 'Dark Mode' });
    await userEvent.click(dark);
    await expect(dark).toBeChecked();
    await userEvent.click(dark);
    await expect(dark).not.toBeChecked();
  },
});
