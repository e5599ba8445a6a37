import { expect, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { AppRoutes } from '../../app/routes';

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
  play: async ({ app, step }) => {
    await step('Open the profile from the menu behind the avatar', async () => {
      await app.chooseInProfileMenu('Profile');
      await expect(await screen.findByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    });
    await step('Edit and cancel: the location is unchanged', async () => {
      await app.profile.edit();
      await app.profile.clear('location');
      await app.profile.cancel();
      await expect(app.profile.fact('location')).toHaveTextContent(/^Lisbon, Portugal$/);
    });
    await step('Edit and save: the location is the new one', async () => {
      await app.profile.edit();
      await app.profile.fillIn({ location: 'Porto, Portugal' });
      await app.profile.save();
      await expect(app.profile.fact('location')).toHaveTextContent('Porto, Portugal');
    });
    await step('Edit and cancel: the location is the initial one', async () => {
      await app.profile.edit();
      await app.profile.cancel();
      await expect(app.profile.fact('location')).toHaveTextContent(/^Lisbon, Portugal$/);
    });
  },
});
