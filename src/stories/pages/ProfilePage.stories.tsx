import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { worldOf } from '#.storybook/world';
import ProfilePage from '../../pages/ProfilePage';

/**
 * The user's profile, the security features of the account, and statistics.
 *
 * The demo does not store profiles: a saved profile is only logged, and is shown until the user presses Cancel or
 * leaves the page.
 *
 * **Keyboard**: Edit moves the focus to the first field. Save and Cancel return the focus to Edit.
 */
const meta = preview.meta({
  component: ProfilePage,
  parameters: {
    layout: 'fullscreen',
    route: '/app/profile',
    world: { session: 'demo' },
    docs: { story: { inline: false, height: '820px' } },
  },
});

const features = async () =>
  within(await screen.findByRole('list', { name: 'Security Features' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

export const Base = meta.story();

Base.test('the page shows its title, its heading and the user', async () => {
  await expect(await screen.findByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Profile · Florin'));
  await expect(screen.getByText('Alex Morgan')).toBeVisible();
  await expect(screen.getByText('Premium Member')).toBeVisible();
});

/** @spec profile-samples */
Base.test('the list contains the user’s name and sample values', async ({ app }) => {
  await expect(app.profile.fact('firstName')).toHaveTextContent(/^Alex$/);
  await expect(app.profile.fact('lastName')).toHaveTextContent('Morgan');
  await expect(app.profile.fact('email')).toHaveTextContent('demo@florin.example');
  await expect(app.profile.fact('phone')).toHaveTextContent('+1 (555) 010-0199');
  await expect(app.profile.fact('location')).toHaveTextContent(/^Lisbon, Portugal$/);
  await expect(app.profile.fact('dateOfBirth')).toHaveTextContent('April 12, 1990');
});

/** @spec profile-security */
Base.test('the security features are marked as enabled or disabled', async () => {
  await expect(await features()).toEqual([
    'Biometric authentication Enabled',
    'Two-factor authentication Disabled',
    'Account verification Enabled',
  ]);
});

/** @spec profile-security, profile-samples */
Base.test('the page shows four statistics', async () => {
  const tiles = within(screen.getByRole('list', { name: 'Statistics' }))
    .getAllByRole('listitem')
    .map((tile) => tile.textContent);
  await expect(tiles).toEqual([
    '127 transactions',
    '6 currencies',
    '45 days active',
    '98% success rate',
  ]);
});

/**
 * A saved profile is not stored, so the page shows the initial values when the user opens it again.
 * @spec profile-edit
 */
Base.test('forgets saved data after leaving', async (context) => {
  const { app, step } = context;
  const info = spyOn(worldOf(context).log, 'info');
  await step('Change the first name, and save', async () => {
    await app.profile.edit();
    await app.profile.fillIn({ firstName: 'Sasha' });
    await app.profile.save();
  });
  await step('The page shows the name, and the data are logged once', async () => {
    await expect(await screen.findByText('Sasha Morgan')).toBeVisible();
    await expect(info).toHaveBeenCalledOnce();
    await expect(info).toHaveBeenCalledWith('Profile saved', {
      firstName: 'Sasha',
      lastName: 'Morgan',
      email: 'demo@florin.example',
      phone: '+1 (555) 010-0199',
      location: 'Lisbon, Portugal',
      dateOfBirth: '1990-04-12',
    });
  });
  await step('The user is unchanged, and so is the page after it opens again', async () => {
    await app.openTab('Settings');
    await expect(await screen.findByText('Alex Morgan')).toBeVisible();
    await app.chooseInProfileMenu('Profile');
    await app.pageHeading('Profile');
    await expect(app.profile.fact('firstName')).toHaveTextContent(/^Alex$/);
  });
});

/** @spec profile-edit */
Base.test('discards changes on cancel', async (context) => {
  const { app } = context;
  await app.profile.edit();
  await app.profile.type('location', ' and elsewhere');
  await app.profile.cancel();
  await expect(app.profile.editButton).toHaveFocus();
  await expect(app.profile.fact('location')).toHaveTextContent(/^Lisbon, Portugal$/);
  await expect(worldOf(context).logged).toEqual([]);
});

/**
 * Cancel restores the values with which the page opened, even if the user has saved other values in the meantime.
 * @spec profile-cancel
 */
Base.test('restores initial values after a save', async (context) => {
  const { app, step } = context;
  await step('Save another name, which the summary above the form shows', async () => {
    await app.profile.edit();
    await app.profile.fillIn({ firstName: 'Sasha' });
    await app.profile.save();
    await expect(await screen.findByText('Sasha Morgan')).toBeVisible();
  });
  await step('Edit and cancel: fields and summary show the initial values', async () => {
    await app.profile.edit();
    await app.profile.cancel();
    await expect(app.profile.fact('firstName')).toHaveTextContent(/^Alex$/);
    await expect(screen.getByText('Alex Morgan')).toBeVisible();
    await expect(screen.queryByText('Sasha Morgan')).not.toBeInTheDocument();
  });
  await step('Only the save was logged', async () => {
    await expect(worldOf(context).logged).toEqual(['Profile saved']);
  });
});

/** Only two-factor authentication is enabled. */
export const Unverified = meta.story({
  parameters: {
    world: { user: { isVerified: false, biometricEnabled: false, twoFactorEnabled: true } },
  },
  play: async () => {
    await expect(await features()).toEqual([
      'Biometric authentication Disabled',
      'Two-factor authentication Enabled',
      'Account verification Disabled',
    ]);
  },
});

/** The first word is the first name, and the other words are the last name. */
export const LongName = meta.story({
  parameters: {
    world: { user: { name: 'Alexandrina Wilhelmina Montgomery-Featherstonehaugh' } },
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ app }) => {
    await app.pageHeading('Profile');
    await expect(app.profile.fact('firstName')).toHaveTextContent('Alexandrina');
    await expect(app.profile.fact('lastName')).toHaveTextContent(
      'Wilhelmina Montgomery-Featherstonehaugh',
    );
  },
});
