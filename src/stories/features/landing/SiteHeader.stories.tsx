import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { AccountMenu } from '../../../features/landing/AccountMenu';
import { SiteHeader } from '../../../features/landing/SiteHeader';
import { DEMO_USER } from '../../../domain/demo/demoAccount';
import { cellsCalled, matrix } from '../../../testing/matrix';

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
 * The bar at the top of the landing page: the logo, and a menu for visitors and signed-in users.
 *
 * Use it once, at the top of the landing page.
 *
 * **When not to use it**: In the signed-in app, use `TopBar`. On other public pages, use `PublicPage`.
 *
 * **Keyboard**: Tab reaches the logo and the menu button. In the menu, arrow keys, Home, End and letters move between
 * the entries. Enter selects an entry. Escape and Tab close the menu, and the focus returns to the menu button.
 *
 * **Announces**: that the menu button has a menu, and whether the menu is open; with `pending`, that the demo account
 * is being opened.
 *
 * **Find it by**: header, navigation, landing page bar, account menu.
 */
const meta = preview.meta({
  id: 'components-demo-siteheader',
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

export const Base = meta.story();

Base.test('the logo leads home', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Florin' })).toHaveAttribute('href', '/');
});

/** @spec landing-signed-out-menu */
Base.test('a visitor can sign in, sign up, change the theme, or try the demo', async ({ app }) => {
  const menu = await app.openAccountMenu();
  await expect(namesIn(menu)).toEqual(['Sign In', 'Sign Up', 'Dark Mode', 'Try Demo']);
  const link = (name: string) => within(menu).getByRole('menuitem', { name });
  await expect(link('Sign In')).toHaveAttribute('href', '/signin');
  await expect(link('Sign Up')).toHaveAttribute('href', '/signup');
});

Base.test(
  'keeps its menu on screen',
  {
    args: { user: DEMO_USER, brand: 'The Lisbon Payments Cooperative' },
    globals: { viewport: { value: 'small' } },
  },
  async ({ app, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Account menu' });
    await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    const { right } = (await app.openAccountMenu()).getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(320);
  },
);

/** The button shows the user's avatar, and the menu has the entries of a signed-in user. */
export const SignedIn = meta.story({
  args: { user: DEMO_USER, menu: (surface) => <AccountMenu {...surface} {...MENU} signedIn /> },
  play: async ({ app }) => {
    const menu = await app.openAccountMenu();
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

export const Matrix = meta.story({
  ...matrix(
    {
      Visitor: <SiteHeader {...meta.input.args} />,
      'Signed in': <SiteHeader {...meta.input.args} user={DEMO_USER} />,
      Pending: <SiteHeader {...meta.input.args} pending />,
    },
    { cell: 900, stacked: true },
  ),
  play: async ({ canvasElement }) => {
    const buttonsOf = (name: string) =>
      cellsCalled(canvasElement, name).map((cell) =>
        cell.getByRole('button', { name: 'Account menu' }),
      );
    for (const button of buttonsOf('Visitor'))
      await expect(button.querySelector('.MuiSvgIcon-root')).toBeVisible();
    for (const button of buttonsOf('Signed in'))
      await expect(button.querySelector('[data-initials]')).toHaveAttribute('data-initials', 'AM');
    for (const button of buttonsOf('Pending')) {
      await expect(button.querySelector('.MuiSvgIcon-root')).toBeNull();
      await expect(button).toBeEnabled();
    }
    for (const cell of cellsCalled(canvasElement, 'Pending'))
      await expect(cell.getByRole('status')).toHaveTextContent('Opening the demo account');
  },
});
