import { expect, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { AppRoutes } from '../../app/routes';
import { fill } from '../../testing/fill';
import { chooseInProfileMenu, profileField } from '../../testing/steps';

/**
 * The user edits the profile, cancels, and then saves a new location.
 */
const meta = preview.meta({
  id: 'flows-profile',
  // The title is a phrase instead of one word, so that Storybook's search lists components before this flow.
  title: 'flows/A profile',
  component: AppRoutes,
  parameters: {
    layout: 'fullscreen',
    route: '/app',
    world: { session: 'demo' },
    docs: { story: { inline: false, height: '820px' } },
  },
});

export const CancelledAndSavedEdits = meta.story({
  play: async ({ userEvent, step }) => {
    const press = async (name: string) =>
      userEvent.click(await screen.findByRole('button', { name }));
    await step('Open the profile from the menu behind the avatar', async () => {
      await chooseInProfileMenu(userEvent, 'Profile');
      await expect(await screen.findByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    });
    await step('Edit and cancel: the location is unchanged', async () => {
      await press('Edit');
      await userEvent.clear(profileField('Location'));
      await press('Cancel');
      await expect(profileField('Location')).toHaveTextContent(/^Lisbon, Portugal$/);
    });
    await step('Edit and save: the location is the new one', async () => {
      await press('Edit');
      await userEvent.clear(profileField('Location'));
      await fill(userEvent, profileField('Location'), 'Porto, Portugal');
      await press('Save');
      await expect(profileField('Location')).toHaveTextContent('Porto, Portugal');
    });
    await step('Edit and cancel: the location is the initial one', async () => {
      await press('Edit');
      await press('Cancel');
      await expect(profileField('Location')).toHaveTextContent(/^Lisbon, Portugal$/);
    });
  },
});
