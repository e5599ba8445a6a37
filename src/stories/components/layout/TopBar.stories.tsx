import Button from '@mui/material/Button';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { UserAvatar } from '../../../components/identity/UserAvatar';
import { MenuButton } from '../../../components/inputs/MenuButton';
import { ProfileMenu } from '../../../components/layout/ProfileMenu/ProfileMenu';
import { TopBar } from '../../../components/layout/TopBar/TopBar';
import { DEMO_USER } from '../../../domain/user';
import { matrix } from '../../../testing/matrix';

/**
 * The bar on top of the signed-in app: the side menu's button, the product, the user's menu. For
 * the pages of an `AppShell`; public pages have a `PublicPage` around them.
 *
 * **When not to use it**: On public pages: that is `PublicPage`. On the landing page: `SiteHeader`.
 *
 * **States**: with the user's menu, or without while there is no user; with another brand's logo.
 *
 * **Keyboard**: Tab goes to the menu's button, then to the user's. The product's name is no link:
 * Home is one tap away in the `TabBar`.
 *
 * **Related**: `AppShell`, `ProfileMenu`, `SideMenu`, `SiteHeader`.
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

/** A logo that knows nothing of Florin's: a name and a class. */
const Wordmark = ({ name, className }: { name: string; className?: string | undefined }) => (
  <strong className={className}>{name}</strong>
);

export const Base = meta.story({
  play: async ({ canvas, step }) => {
    await step('It is the page’s banner and names the product', async () => {
      await expect(canvas.getByRole('banner')).toHaveTextContent('Florin');
    });
    await step('A button on either side says what it opens', async () => {
      await expect(canvas.getByRole('button', { name: 'Open menu' })).toHaveAttribute(
        'aria-haspopup',
        'dialog',
      );
      await expect(canvas.getByRole('button', { name: 'Profile menu' })).toBeVisible();
    });
  },
});

/** Nobody is signed in: the menu and the name keep their places. */
export const WithoutUser = meta.story({
  render: ({ title, onOpenMenu }) => <TopBar title={title} onOpenMenu={onOpenMenu} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await expect(canvas.getByText('Florin')).toBeVisible();
  },
});

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

export const OpensTheMenu = meta.story({
  play: async ({ canvas, userEvent, step, args }) => {
    const button = canvas.getByRole('button', { name: 'Open menu' });
    await step('Press the menu’s button', async () => {
      await userEvent.click(button);
      await expect(args.onOpenMenu).toHaveBeenCalledOnce();
    });
    await step('Press it again by keyboard', async () => {
      await expect(button).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onOpenMenu).toHaveBeenCalledTimes(2);
    });
    await step('The next stop is the user’s menu', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Profile menu' })).toHaveFocus();
    });
  },
});

export const StaysWhileThePageScrolls = meta.story({
  render: (args) => (
    <>
      <TopBar {...args} />
      <main style={{ display: 'flex', alignItems: 'flex-end', height: '250vh', padding: 16 }}>
        <Button variant="contained">At the end</Button>
      </main>
    </>
  ),
  play: async ({ canvas, step }) => {
    await step('Scroll to the end of the page', async () => {
      canvas.getByRole('button', { name: 'At the end' }).scrollIntoView();
      await expect(window.scrollY).toBeGreaterThan(200);
    });
    await step('The bar is still on top', async () => {
      await expect(canvas.getByRole('banner').getBoundingClientRect().top).toBe(0);
    });
  },
});

/** Another brand's mark in the place of the logo. It is written in the theme once, or in one place as here. */
export const OtherLogo = meta.story({
  args: {
    title: 'Aurora Bank',
    slots: { logo: Wordmark },
    slotProps: { logo: { sx: { letterSpacing: 4 } } },
  },
  play: async ({ canvas, step }) => {
    const mark = canvas.getByText('Aurora Bank');
    await step(
      'It stands in the bar with the name, the class and the style of the slot',
      async () => {
        await expect(mark.parentElement).toBe(canvas.getByRole('banner'));
        await expect(mark).toHaveClass('FlorinTopBar-logo');
        await expect(mark).toHaveStyle({ letterSpacing: '4px' });
      },
    );
  },
});

export const Matrix = meta.story(
  matrix(
    {
      'With a user': <TopBar {...meta.input.args} />,
      'Without a user': <TopBar title="Florin" onOpenMenu={fn()} />,
    },
    { cell: 400 },
  ),
);
