import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import TermsPage from '../../pages/TermsPage';
import { expectLargeTextToFit } from '../../testing/largeText';
import { arriveAt } from '../../testing/steps';

/**
 * The terms. Short, since the demo holds no money and promises nothing.
 *
 * **Keyboard**: the one stop is the logo, which leads home.
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

export const Base = meta.story({
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
    await expect(
      screen.getByRole('heading', { level: 2, name: 'It holds no money' }),
    ).toBeVisible();
    await expect(
      screen.getByText(/^Every balance, rate and transaction is sample data/),
    ).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Terms · Florin'));
  },
});

export const SignedIn = meta.story({
  parameters: { world: { session: 'demo' } },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Terms' });
  },
});

export const Desktop = meta.story({ globals: { viewport: { value: 'desktop' } } });

export const LeadsHome = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('link', { name: 'Florin' }));
    await arriveAt(/^All your money/);
  },
});

/** Text of twice the size, as the reader's device may set it. */
export const LargeText = meta.story({
  globals: { viewport: { value: 'small' }, textSize: 'large' },
  play: async () => {
    await expectLargeTextToFit('heading', /terms/i);
  },
});
