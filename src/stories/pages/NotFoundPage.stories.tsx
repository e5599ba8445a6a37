import { expect, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import NotFoundPage from '../../pages/NotFoundPage';
import { arriveAt } from '../../testing/steps';

/**
 * The page of an unknown address. For a page that exists and fails there is `RouteErrorPage`.
 *
 * **Keyboard**: the one link is the way on.
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

export const ShowsTheWayHome = meta.story({
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Go to the start page' }));
    await arriveAt(/^All your money/);
  },
});
