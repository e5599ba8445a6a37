import { expect, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import NotFoundPage from '../../pages/NotFoundPage';
import { arriveAt } from '../../testing/steps';

/**
 * The page for an unknown URL.
 *
 * If a page fails, `RouteErrorPage` is shown instead.
 *
 * **Keyboard**: the only Tab stop is the link to the start page.
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

export const OpensTheStartPage = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Go to the start page' }));
    await arriveAt(/^All your money/);
  },
});
