import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { ConnectedSiteHeader } from '../../../features/landing/SiteHeader';

/**
 * The `SiteHeader` of the landing page. Its menu depends on whether a user is signed in. An entry of the menu switches
 * the theme of the app. To pass the user and the theme as props, use `SiteHeader`.
 */
const meta = preview.meta({
  component: ConnectedSiteHeader,
  parameters: { layout: 'fullscreen', world: { session: 'signed-out' } },
  args: { pending: false, onTryDemo: fn() },
});

export const Base = meta.story();

Base.test('reports Try Demo', async ({ app, args }) => {
  await app.chooseInAccountMenu('Try Demo');
  await expect(args.onTryDemo).toHaveBeenCalledOnce();
});

Base.test(
  'signs out and switches the theme',
  { parameters: { world: { session: 'demo' } } },
  async ({ app }) => {
    await app.chooseInAccountMenu('Sign Out');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await app.chooseInAccountMenu('Dark Mode');
    await waitFor(() => expect(document.documentElement).toHaveClass('dark'));
  },
);

/** While the demo account is opening, a spinner replaces the icon of the menu button. */
export const OpeningTheDemo = meta.story({
  args: { pending: true },
  play: async () => {
    await expect(await screen.findByRole('status')).toHaveTextContent('Opening the demo account');
  },
});
