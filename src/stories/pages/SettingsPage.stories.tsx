import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import SettingsPage from '../../pages/SettingsPage';

/**
 * The signed-in user, the settings, and the button that signs out.
 *
 * Theme and language change at once. `Data and backup` opens its page, and is shown only if the app can save data on
 * the device. The demo does not implement the other settings, so pressing one only shows a notice with its name.
 *
 * **Keyboard**: Tab moves from one setting to the next, and to Sign Out.
 */
const meta = preview.meta({
  component: SettingsPage,
  parameters: {
    layout: 'fullscreen',
    route: '/app/settings',
    world: { session: 'demo' },
    docs: { story: { inline: false, height: '820px' } },
  },
});

/** Returns the page without the bars, because some of its texts are also in the bars. */
const page = async () => {
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  return within(screen.getByRole('main'));
};

export const Base = meta.story();

/** @spec settings-page */
Base.test('the page shows the name, the email and the badges of the user', async () => {
  const main = await page();
  await waitFor(() => expect(document.title).toBe('Settings · Florin'));
  await expect(main.getByText('Alex Morgan')).toBeVisible();
  await expect(main.getByText('demo@florin.example')).toBeVisible();
  await expect(main.getByText('Verified')).toBeVisible();
  await expect(main.getByText('Biometric')).toBeVisible();
  await expect(main.queryByText('2FA')).not.toBeInTheDocument();
});

/** @spec settings-page */
Base.test('the groups contain their settings, in order', async () => {
  const main = await page();
  const groups = Object.fromEntries(
    main.getAllByRole('list').map((list) => [
      within(list.parentElement?.parentElement ?? list).getByRole('heading').textContent,
      within(list)
        .getAllByRole('listitem')
        .map((item) => (item.querySelector('label') ?? item).textContent),
    ]),
  );
  await expect(groups).toEqual({
    Account: ['Profile Settings', 'Security', 'Notifications'],
    Security: ['Biometric Authentication', 'Two-Factor Authentication', 'Privacy Settings'],
    Preferences: ['Dark Mode', 'Language', 'Data and backup'],
    Support: ['Help & Support'],
  });
});

/** @spec settings-page */
Base.test('Sign Out and the version are at the end', async () => {
  const main = await page();
  await expect(main.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await expect(main.getByText('v1.0.0')).toBeVisible();
});

/**
 * The switch changes the theme. A setting that is not yet available shows a notice with its name.
 * @spec settings-notices, settings-page
 */
Base.test(
  'switches the theme, and shows a notice for each setting',
  async ({ step, userEvent }) => {
    await step('Switches the theme', async () => {
      const dark = (await page()).getByRole('switch', { name: 'Dark Mode' });
      await step('Switch to the dark theme', async () => {
        await expect(dark).not.toBeChecked();
        await userEvent.click(dark);
        await expect(dark).toBeChecked();
        await expect(document.documentElement).toHaveClass('dark');
      });
      await step('Switch back to the light theme', async () => {
        await userEvent.click(dark);
        await expect(dark).not.toBeChecked();
        await expect(document.documentElement).not.toHaveClass('dark');
      });
      await step('The switch shows no notice', async () => {
        await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      });
    });
    await step('Shows a notice for each setting', async () => {
      const main = await page();
      for (const name of [
        'Profile Settings',
        'Security',
        'Notifications',
        'Biometric Authentication',
        'Two-Factor Authentication',
        'Privacy Settings',
        'Help & Support',
      ]) {
        await userEvent.click(main.getByRole('button', { name }));
        await waitFor(async () =>
          expect((await screen.findByRole('alert')).textContent).toBe(name),
        );
      }
    });
  },
);

/** @spec settings-page */
Base.test('signs out', async ({ app }) => {
  await app.signOut();
  await waitFor(() =>
    expect(screen.queryByRole('heading', { level: 1, name: 'Settings' })).not.toBeInTheDocument(),
  );
  await expect(screen.queryByRole('button', { name: 'Profile menu' })).not.toBeInTheDocument();
});

Base.test('opens the data page', async ({ app, userEvent }) => {
  await userEvent.click((await page()).getByRole('link', { name: 'Data and backup' }));
  await app.arriveAt('Data and backup');
  const tabs = within(screen.getByRole('navigation', { name: 'Main' }));
  await expect(tabs.getByRole('link', { current: 'page' })).toHaveAccessibleName('Settings');
});

/**
 * The user has none of the badges Verified, Biometric and 2FA.
 * @spec settings-badges
 */
export const Unverified = meta.story({
  parameters: {
    world: { user: { isVerified: false, biometricEnabled: false, twoFactorEnabled: false } },
  },
  play: async () => {
    const main = await page();
    await expect(main.getByText('Alex Morgan')).toBeVisible();
    for (const badge of ['Verified', 'Biometric', '2FA']) {
      await expect(main.queryByText(badge)).not.toBeInTheDocument();
    }
  },
});

/**
 * A user with two-factor authentication has the badge 2FA.
 * @spec settings-badges
 */
export const TwoFactorEnabled = meta.story({
  parameters: { world: { user: { twoFactorEnabled: true } } },
  play: async () => {
    await expect((await page()).getByText('2FA')).toBeVisible();
  },
});

/** A name is cut after three lines. */
export const LongName = meta.story({
  parameters: {
    world: { user: { name: 'Alexandrina Wilhelmina Montgomery-Featherstonehaugh' } },
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect((await page()).getByText(/Featherstonehaugh$/)).toBeVisible();
  },
});

/** The switch Dark Mode is on. */
export const Dark = meta.story({
  globals: { theme: 'dark' },
  play: async () => {
    const darkMode = (await page()).getByRole('switch', { name: 'Dark Mode' });
    await waitFor(() => expect(darkMode).toBeChecked());
  },
});
