import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import NotFoundPage from '../../pages/NotFoundPage';

/**
 * The page for an unknown URL. For a page that failed, see `RouteErrorPage`.
 *
 * **Keyboard**: Outside the app, Tab reaches the logo and the link, which both lead to the start page.
 */
const meta = preview.meta({
  component: NotFoundPage,
  parameters: {
    layout: 'fullscreen',
    route: '/no-such-page',
    docs: { story: { inline: false, height: '480px' } },
  },
});

export const Base = meta.story();

Base.test('has the logo, and no navigation', async () => {
  await expect(await screen.findByRole('link', { name: 'Florin' })).toHaveAttribute('href', '/');
  await expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
});

Base.test('opens the start page', async ({ app }) => {
  await expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  await app.follow('Go to the start page');
  await app.arriveAt(/^All your money/);
});

/** For an unknown URL below `/app`, the bars of the app remain. */
export const InsideTheApp = meta.story({
  parameters: { route: '/app/no-such-page' },
  play: async () => {
    await expect(
      await screen.findByRole('heading', { level: 1, name: 'Page not found' }),
    ).toBeVisible();
    await expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
    const link = screen.getByRole('link', { name: 'Go to the start page' });
    await expect(link).toBeVisible();
    // The rosette may load later. Its space is kept, so it moves nothing.
    const rosette = await waitFor(() => {
      const found = document.querySelector('main svg:has(ellipse)')?.parentElement;
      if (!found) throw new Error('The rosette has not loaded');
      return found.getBoundingClientRect();
    });
    await expect(rosette.height).toBe(144);
  },
});
