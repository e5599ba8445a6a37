import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { BackLink } from '../../../features/page/WayBack';

/**
 * A link to the parent page, shown above the heading of a subpage. The link is not printed.
 *
 * Use it on each page that is not in the `TabBar`. An installed app may have no Back button of a browser.
 *
 * **When not to use it**: For a link to one of the main pages, use `TabBar`.
 *
 * **Keyboard**: Tab reaches the link. Enter opens it.
 *
 * **Find it by**: back, parent page, up.
 */
const meta = preview.meta({
  id: 'components-screens-backlink',
  component: BackLink,
  args: { href: '/app/settings', children: 'Settings' },
});

export const Base = meta.story();

Base.test('links to the parent page', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Settings' })).toHaveAttribute(
    'href',
    '/app/settings',
  );
});
