import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { BackLink } from '../../../components/screens/page/BackLink';

/**
 * A link above the heading of a page of the second level, to the page above it. It is not printed.
 *
 * Use it on each page that is not in the tab bar. An installed app may have no other way back.
 *
 * **When not to use it**: For a link to one of the main pages, use `TabBar`.
 *
 * **Keyboard**: Tab reaches the link. Enter opens it.
 *
 * **Find it by**: back, parent page, up.
 */
const meta = preview.meta({
  component: BackLink,
  args: { href: '/app/settings', children: 'Settings' },
});

export const Base = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Settings' })).toHaveAttribute(
      'href',
      '/app/settings',
    );
  },
});
