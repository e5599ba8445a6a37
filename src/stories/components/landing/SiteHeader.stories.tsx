import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { AccountMenu } from '../../../components/landing/AccountMenu/AccountMenu';
import { SiteHeader } from '../../../components/landing/SiteHeader/SiteHeader';
import { DEMO_USER } from '../../../domain/user';
import { matrix } from '../../../testing/matrix';
import { openAccountMenu } from '../../../testing/steps';

const MENU = {
  links: {
    signin: '/signin',
    signup: '/signup',
    profile: '/app/profile',
    wallet: '/app',
    settings: '/app/settings',
  },
  mode: 'light',
  onAction: () => undefined,
} as const;

/**
 * The bar on top of the landing page: the way home, and one menu that differs for visitors and for
 * the user. The signed-in app has a `TopBar`, and other public pages show the logo alone.
 *
 * **When not to use it**: In the signed-in app: that is `TopBar`. On other public pages:
 * `PublicPage`.
 *
 * **States**: a visitor, a user, the demo account being opened.
 *
 * **Keyboard**: Tab goes to the logo and to the menu's button; in the menu, arrows, Home, End and
 * letters move, Enter chooses, Escape and Tab close, and the focus comes back.
 *
 * **Announces**: that its button has a menu, and whether it is open.
 *
 * **Related**: `AccountMenu`, `TopBar`, `PublicPage`, `MenuButton`, `Hero`.
 *
 * **Find it by**: header, navigation, landing page bar, account menu.
 */
const meta = preview.meta({
  component: SiteHeader,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '400px' } } },
  args: {
    brand: 'Florin',
    startHref: '/',
    user: null,
    menu: (surface) => <AccountMenu {...surface} {...MENU} signedIn={false} />,
  },
});

const namesIn = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('menuitem')
    .map((item) => item.textContent);

export const Base = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('The logo leads home', async () => {
      await expect(canvas.getByRole('link', { name: 'Florin' })).toHaveAttribute('href', '/');
    });
    await step('A visitor can come in, change the light, or look around', async () => {
      const menu = await openAccountMenu(userEvent);
      await expect(namesIn(menu)).toEqual(['Sign In', 'Sign Up', 'Dark Mode', 'Try Demo']);
      const link = (name: string) => within(menu).getByRole('menuitem', { name });
      await expect(link('Sign In')).toHaveAttribute('href', '/signin');
      await expect(link('Sign Up')).toHaveAttribute('href', '/signup');
    });
  },
});

export const SignedIn = meta.story({
  args: { user: DEMO_USER, menu: (surface) => <AccountMenu {...surface} {...MENU} signedIn /> },
  play: async ({ userEvent }) => {
    const menu = await openAccountMenu(userEvent);
    await expect(namesIn(menu)).toEqual([
      'Profile',
      'Open Wallet',
      'Notifications',
      'Dark Mode',
      'Settings',
      'Sign Out',
    ]);
    const link = (name: string) => within(menu).getByRole('menuitem', { name });
    await expect(link('Profile')).toHaveAttribute('href', '/app/profile');
    await expect(link('Open Wallet')).toHaveAttribute('href', '/app');
    await expect(link('Settings')).toHaveAttribute('href', '/app/settings');
  },
});

/** The demo account is being opened: a spinner turns where the avatar will be, and it is said. */
export const Pending = meta.story({
  args: { pending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Opening the demo account');
    await expect(canvas.getByRole('button', { name: 'Account menu' })).toBeEnabled();
  },
});

export const LeavesRoomForItsMenu = meta.story({
  args: { user: DEMO_USER, brand: 'The Lisbon Payments Cooperative' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Account menu' });
    await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    const { right } = (await openAccountMenu(userEvent)).getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(320);
  },
});

export const Matrix = meta.story(
  matrix(
    {
      Visitor: <SiteHeader {...meta.input.args} />,
      'Signed in': <SiteHeader {...meta.input.args} user={DEMO_USER} />,
      Pending: <SiteHeader {...meta.input.args} pending />,
    },
    { cell: 900, stacked: true },
  ),
);
