import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import PrivacyPage from '../../pages/PrivacyPage';
import { arriveAt } from '../../testing/steps';

/**
 * The demo's knowledge of its visitors: the theme and the language that they chose.
 *
 * **Keyboard**: the one stop is the logo, which leads home.
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

export const Base = meta.story({
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
    await expect(screen.getByRole('heading', { level: 2, name: 'What is stored' })).toBeVisible();
    await expect(screen.getByText(/^At most two words, on your own device/)).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Privacy · Florin'));
  },
});

export const SignedIn = meta.story({
  parameters: { world: { session: 'demo' } },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  },
});

export const LeadsHome = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('link', { name: 'Florin' }));
    await arriveAt(/^All your money/);
  },
});
