import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import PrivacyPage from '../../pages/PrivacyPage';

/**
 * The privacy policy: the demo stores the selected theme and language on the user's device, and the wallets and
 * contacts only if the user saves them there.
 *
 * **Keyboard**: The only Tab stop is the logo, a link to the start page.
 */
const meta = preview.meta({
  component: PrivacyPage,
  parameters: {
    layout: 'fullscreen',
    route: '/privacy',
    world: { session: 'signed-out' },
    docs: { story: { inline: false, height: '640px' } },
  },
});

export const Base = meta.story();

Base.test('states what is stored', async () => {
  await expect(await screen.findByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  await expect(screen.getByRole('heading', { level: 2, name: 'What is stored' })).toBeVisible();
  await expect(screen.getByText(/^Two settings, on your own device/)).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Privacy · Florin'));
});

/** A signed-in user can also open the page. */
export const SignedIn = meta.story({
  parameters: { world: { session: 'demo' } },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  },
});
