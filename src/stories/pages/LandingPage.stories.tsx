import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { advance } from '#.storybook/world';
import LandingPage from '../../pages/LandingPage';

/**
 * The public start page: the features of the product, its price, and links that open the demo account.
 *
 * **Keyboard**: Tab moves from the logo and the account menu through the links to the footer.
 */
const meta = preview.meta({
  component: LandingPage,
  parameters: {
    layout: 'fullscreen',
    route: '/',
    world: { session: 'signed-out' },
    docs: { story: { inline: false, height: '820px' } },
  },
});

/** Waits until the page has scrolled, or has begun a smooth scroll. */
const nextFrames = () =>
  new Promise((drawn) => {
    requestAnimationFrame(() => requestAnimationFrame(drawn));
  });

export const Base = meta.story();

/** @spec landing-sample-balance */
Base.test('the page has one heading, and a sample total', async ({ app }) => {
  await expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'All your money, in one fine wallet.',
  );
  const card = await app.totalBalance();
  await expect(within(card).getByRole('img', { name: '$12,847.32' })).toBeVisible();
  await expect(card).toHaveTextContent('+2.45% (24h)');
  await expect(within(card).queryByRole('button')).not.toBeInTheDocument();
});

Base.test('the page shows the features and the price', async () => {
  for (const name of [
    'Multi-currency wallet',
    'Instant transfers',
    'Built-in exchange',
    'Bank-level security',
  ]) {
    await expect(screen.getByRole('heading', { level: 3, name })).toBeVisible();
  }
  await expect(screen.getAllByText('No monthly fees')).toHaveLength(2);
  await expect(screen.getAllByText('No credit card required')).toHaveLength(2);
});

Base.test('three testimonials are marked as samples', async () => {
  const region = within(screen.getByRole('region', { name: 'What people might say.' }));
  await expect(region.getAllByRole('img', { name: '5 out of 5 stars' })).toHaveLength(3);
  await expect(region.getByText(/^Sample testimonials: this is a demo/)).toBeVisible();
});

Base.test('the page has links to the app, and a footer with three columns', async () => {
  for (const name of ['Get Started Free', 'Start Using']) {
    await expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/app');
  }
  for (const name of ['Product', 'Company', 'Support']) {
    await expect(screen.getByRole('navigation', { name })).toBeVisible();
  }
});

/** @spec landing-get-started */
Base.test('opens the demo with start using', async ({ app }) => {
  await app.follow('Start Using');
  await app.arriveAt('Home');
});

/** @spec landing-try-demo */
Base.test('opens the demo from the menu', async ({ app }) => {
  await app.chooseInAccountMenu('Try Demo');
  await app.arriveAt('Home');
});

/** @spec demo-failed */
Base.test(
  'reports a failed demo login',
  { parameters: { world: { session: 'signed-out', calls: { signIn: 'fail' } } } },
  async ({ app, step }) => {
    const failed = async () => {
      await expect(await screen.findByRole('alert')).toHaveTextContent(
        /^Demo login failed\. Please try again\.$/,
      );
      await app.press('Close notice');
      await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    };
    await step('Press Get Started Free: an error is shown', async () => {
      await app.follow('Get Started Free');
      await failed();
    });
    await step('Press Start Using: an error is shown', async () => {
      await app.follow('Start Using');
      await failed();
    });
    await step('Press Try Demo: an error is shown, and the links are enabled again', async () => {
      await app.chooseInAccountMenu('Try Demo');
      await failed();
      await expect(screen.getByRole('link', { name: 'Get Started Free' })).not.toHaveAttribute(
        'aria-disabled',
      );
    });
  },
);

Base.test(
  'does not redirect after leaving',
  { parameters: { world: { session: 'signed-out', delays: 'real' } } },
  async (context) => {
    const { app } = context;
    await app.follow('Get Started Free');
    await app.follow('Privacy');
    await app.arriveAt('Privacy');
    await advance(context, 1_000);
    await expect(screen.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  },
);

/** While the sign-in to the demo account is pending, the user can sign in with email and password. */
Base.test(
  'allows signing in while pending',
  { parameters: { world: { session: 'signed-out', calls: { next: 'hang' } } } },
  async ({ app }) => {
    await app.follow('Get Started Free');
    await screen.findByText('Opening the demo account');
    await app.chooseInAccountMenu('Sign In');
    await app.arriveAt('Welcome back');
    await app.signIn();
    await app.arriveAt('Home');
  },
);

/** For a signed-in user, Get Started Free is a link to the app. */
Base.test(
  'opens the app when signed in',
  { parameters: { world: { session: 'demo', calls: { signIn: 'fail' } } } },
  async ({ app }) => {
    await app.follow('Get Started Free');
    await app.arriveAt('Home');
  },
);

/**
 * The specification requires that the button does nothing. Pressing it opens, changes and scrolls nothing.
 * @spec landing-watch-demo
 */
Base.test('ignores watch demo', async ({ userEvent }) => {
  const button = await screen.findByRole('button', { name: 'Watch Demo' });
  const scrolled = fn();
  button.focus();
  await nextFrames();
  const before = document.body.innerText;
  document.addEventListener('scroll', scrolled, true);
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  await nextFrames();
  document.removeEventListener('scroll', scrolled, true);
  await expect(scrolled).not.toHaveBeenCalled();
  await expect(document.body.innerText).toBe(before);
  await expect(button).toHaveFocus();
  await expect(button).not.toHaveAttribute('href');
});

/** @spec landing-signed-out-menu */
Base.test('opens the signin page', async ({ app }) => {
  await app.chooseInAccountMenu('Sign In');
  await app.arriveAt('Welcome back');
});

/** @spec landing-signed-in-menu */
Base.test(
  'shows a notice for notifications',
  { parameters: { world: { session: 'demo' } } },
  async ({ app }) => {
    await app.chooseInAccountMenu('Notifications');
    await expect(await screen.findByRole('alert')).toHaveTextContent(/^Notifications$/);
  },
);

Base.test(
  'stays after signing out',
  { parameters: { world: { session: 'demo' } } },
  async ({ app, step }) => {
    await step('Select Sign Out', async () => {
      await app.chooseInAccountMenu('Sign Out');
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    });
    await step('The page remains, with the menu of a signed-out user', async () => {
      await expect(screen.getByRole('link', { name: 'Get Started Free' })).toBeVisible();
      const menu = within(await app.openAccountMenu());
      await expect(menu.getByRole('menuitem', { name: 'Sign In' })).toBeVisible();
      await expect(menu.queryByRole('menuitem', { name: 'Sign Out' })).not.toBeInTheDocument();
    });
  },
);

/**
 * The account menu has the entries of a signed-in user.
 * @spec landing-signed-in-menu
 */
export const SignedIn = meta.story({
  parameters: { world: { session: 'demo' } },
  play: async ({ app }) => {
    const items = within(await app.openAccountMenu()).getAllByRole('menuitem');
    await expect(items.map((item) => item.textContent)).toEqual([
      'Profile',
      'Open Wallet',
      'Notifications',
      'Dark Mode',
      'Settings',
      'Sign Out',
    ]);
  },
});

/** @spec landing-get-started */
export const DemoAccountOpened = meta.story({
  tags: ['!autodocs'],
  parameters: { world: { session: 'signed-out', delays: 'real' } },
  play: async (context) => {
    const { app, userEvent, step } = context;
    await step('Press Get Started Free twice: both links are pending', async () => {
      const link = await screen.findByRole('link', { name: 'Get Started Free' });
      link.focus();
      await userEvent.keyboard('{Enter}{Enter}');
      await expect(screen.getByRole('link', { name: 'Get Started Free' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await expect(screen.getByRole('link', { name: 'Start Using' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await expect(screen.getByText('Opening the demo account')).toBeInTheDocument();
    });
    await step('The focus remains, and Tab moves on and back', async () => {
      const link = screen.getByRole('link', { name: 'Get Started Free' });
      await expect(link).toHaveFocus();
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: 'Watch Demo' })).toHaveFocus();
      await userEvent.tab({ shift: true });
      await expect(link).toHaveFocus();
    });
    await step('The landing page remains for one second', async () => {
      await advance(context, 999);
      await expect(screen.getByRole('link', { name: /Start Using/ })).toBeVisible();
    });
    await step('After one second the wallet is open, and its heading has the focus', async () => {
      await advance(context, 1);
      await app.arriveAt('Home');
      await expect(await app.totalBalance()).toHaveTextContent('$20,009.34');
    });
  },
});
