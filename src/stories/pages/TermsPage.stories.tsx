import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import TermsPage from '../../pages/TermsPage';

/**
 * The terms of the demo, which holds no money.
 *
 * **Keyboard**: The only Tab stop is the logo, a link to the start page.
 */
const meta = preview.meta({
  component: TermsPage,
  parameters: {
    layout: 'fullscreen',
    route: '/terms',
    world: { session: 'signed-out' },
    docs: { story: { inline: false, height: '640px' } },
  },
});

export const Base = meta.story();

Base.test('states that it holds no money', async () => {
  await expect(await screen.findByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
  await expect(screen.getByRole('heading', { level: 2, name: 'It holds no money' })).toBeVisible();
  await expect(
    screen.getByText(/^Every balance, rate and transaction is sample data/),
  ).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Terms · Florin'));
});

Base.test('opens the start page', async ({ app }) => {
  await app.follow('Florin');
  await app.arriveAt(/^All your money/);
});

/** A signed-in user can also open the page. */
export const SignedIn = meta.story({
  parameters: { world: { session: 'demo' } },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
  },
});
