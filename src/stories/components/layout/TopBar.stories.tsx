import Button from '@mui/material/Button';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { UserAvatar } from '../../../components/identity/UserAvatar';
import { MenuButton } from '../../../components/inputs/MenuButton';
import { ProfileMenu } from '../../../components/layout/ProfileMenu';
import { TopBar } from '../../../components/layout/TopBar';
import { DEMO_USER } from '../../../domain/demo/demoAccount';
import { cellsCalled, matrix } from '../../../testing/matrix';

/**
 * The bar at the top of the signed-in app: a button for the side menu, the product's name and the user's menu.
 *
 * Use it in an `AppShell`.
 *
 * **When not to use it**: On public pages, use `PublicPage`. On the landing page, use `SiteHeader`.
 *
 * **Keyboard**: Tab reaches the button for the side menu, and then the button for the user's menu. The product's name
 * is not a link, because the `TabBar` has a link to Home.
 *
 * **Find it by**: app bar, header, menu button.
 */
const meta = preview.meta({
  component: TopBar,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '160px' } },
  },
  args: {
    title: 'Florin',
    onOpenMenu: fn(),
    children: (
      <MenuButton
        label="Profile menu"
        menu={(surface) => (
          <ProfileMenu
            {...surface}
            user={{ name: DEMO_USER.name, email: DEMO_USER.email, isVerified: true }}
            mode="light"
            version="v1.0.0"
            profileHref="/app/profile"
            settingsHref="/app/settings"
            onNotifications={fn()}
            onToggleMode={fn()}
            onSignOut={fn()}
          />
        )}
      >
        <UserAvatar name={DEMO_USER.name} picture={DEMO_USER.avatar} />
      </MenuButton>
    ),
  },
});

export const Base = meta.story();

/** @spec app-top-bar */
Base.test('the bar is the page’s banner, with the product’s name', async ({ canvas }) => {
  await expect(canvas.getByRole('banner')).toHaveTextContent('Florin');
});

/** @spec app-top-bar */
Base.test('a button at either end has a name', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Open menu' })).toHaveAttribute(
    'aria-haspopup',
    'dialog',
  );
  await expect(canvas.getByRole('button', { name: 'Profile menu' })).toBeVisible();
});

Base.test(
  'stays on top while scrolling',
  {
    render: (args) => (
      <>
        <TopBar {...args} />
        <main style={{ display: 'flex', alignItems: 'flex-end', height: '250vh', padding: 16 }}>
          <Button variant="contained">At the end</Button>
        </main>
      </>
    ),
  },
  async ({ canvas, step }) => {
    await step('Scroll to the end of the page', async () => {
      canvas.getByRole('button', { name: 'At the end' }).scrollIntoView();
      await expect(window.scrollY).toBeGreaterThan(200);
    });
    await step('The bar is still on top', async () => {
      await expect(canvas.getByRole('banner').getBoundingClientRect().top).toBe(0);
    });
  },
);

/** @spec app-top-bar */
Base.test('opens the menu', async ({ canvas, userEvent, step, args }) => {
  const button = canvas.getByRole('button', { name: 'Open menu' });
  await step('Press the menu’s button', async () => {
    await userEvent.click(button);
    await expect(args.onOpenMenu).toHaveBeenCalledOnce();
  });
  await step('Press the menu button again by keyboard', async () => {
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenMenu).toHaveBeenCalledTimes(2);
  });
  await step('The next stop is the user’s menu', async () => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Profile menu' })).toHaveFocus();
  });
});

/** The name wraps, and both buttons keep their size. */
export const LongName = meta.story({
  args: { title: 'The Lisbon Freelancers’ Cooperative' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, step }) => {
    await step('The name wraps, and both buttons keep their size', async () => {
      for (const name of ['Open menu', 'Profile menu']) {
        const { width } = canvas.getByRole('button', { name }).getBoundingClientRect();
        await expect(width).toBeGreaterThanOrEqual(44);
      }
    });
  },
});

export const Matrix = meta.story({
  ...matrix(
    {
      'With a user': <TopBar {...meta.input.args} />,
      'Without a user': <TopBar title="Florin" onOpenMenu={fn()} />,
    },
    { cell: 400 },
  ),
  play: async ({ canvasElement }) => {
    for (const cell of cellsCalled(canvasElement, 'Without a user')) {
      await expect(cell.getAllByRole('button')).toHaveLength(1);
      await expect(cell.getByText('Florin')).toBeVisible();
    }
  },
});

/** Without a side menu, the bar has no button for it. */
export const WithoutMenu = meta.story({
  render: ({ title, children }) => <TopBar title={title}>{children}</TopBar>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toHaveTextContent('Florin');
    await expect(canvas.queryByRole('button', { name: 'Open menu' })).toBeNull();
  },
});
