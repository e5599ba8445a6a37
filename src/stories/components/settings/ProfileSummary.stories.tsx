import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { ProfileSummary } from '../../../components/settings/ProfileSummary';
import { matrix } from '../../../testing/matrix';

/**
 * The signed-in user, at a glance: on top of the settings and of the profile.
 *
 * **When not to use it**: In a bar or a list, where an avatar alone has to do: that is
 * `UserAvatar`.
 *
 * **States**: with badges or none, with a picture or initials.
 *
 * **Keyboard**: nothing to press, and Tab passes it by.
 *
 * **Related**: `UserAvatar`, `UserBadge`, `SettingsGroup`, `ProfileForm`.
 *
 * **Find it by**: user card, who is signed in, account header.
 */
const meta = preview.meta({
  component: ProfileSummary,
  args: {
    name: 'Alex Morgan',
    email: 'demo@florin.example',
    badges: ['verified', 'biometric'] as const,
  },
  argTypes: {
    badges: {
      control: 'inline-check',
      options: ['verified', 'biometric', 'twoFactor', 'premium', 'premiumMember'],
    },
  },
});

export const Base = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('It says who it is, and what is true of them', async () => {
      await expect(canvas.getByText('Alex Morgan')).toBeVisible();
      await expect(canvas.getByText('demo@florin.example')).toBeVisible();
      await expect(canvas.getByText('Verified')).toBeVisible();
      await expect(canvas.getByText('Biometric')).toBeVisible();
      await expect(canvas.queryByText('2FA')).not.toBeInTheDocument();
    });
    await step('Tab passes it by', async () => {
      await userEvent.tab();
      await expect(document.body).toHaveFocus();
    });
  },
});

export const WithoutBadges = meta.story({
  args: { badges: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Alex Morgan')).toBeVisible();
    await expect(canvas.queryByText('Verified')).not.toBeInTheDocument();
  },
});

/** A square from the file itself: stories ask no server for a picture. */
export const WithPicture = meta.story({
  args: {
    picture:
      'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"%3E%3Crect width="1" height="1" fill="%23B7791F"/%3E%3C/svg%3E',
  },
});

export const LongName = meta.story({
  args: {
    name: 'Alexandrina Wilhelmina Montgomery-Featherstonehaugh',
    email: 'alexandrina.wilhelmina.montgomery.featherstonehaugh@florin.example',
    badges: ['verified', 'biometric', 'twoFactor'],
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Featherstonehaugh$/)).toBeVisible();
  },
});

/** A name or an e-mail that turns its direction passes for no other, and turns nothing around it. */
export const TurnedName = meta.story({
  args: { name: '\u202Enagrom xela', email: '\u202Egro.live@moc' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('\uFFFDnagrom xela').tagName).toBe('BDI');
    await expect(canvas.getByText('\uFFFDgro.live@moc').tagName).toBe('BDI');
  },
});

export const Matrix = meta.story(
  matrix({
    Initials: <ProfileSummary {...meta.input.args} />,
    Picture: <ProfileSummary {...meta.input.args} {...WithPicture.input.args} />,
    'Every badge': (
      <ProfileSummary
        {...meta.input.args}
        badges={['verified', 'biometric', 'twoFactor', 'premium']}
      />
    ),
    'No badge': <ProfileSummary {...meta.input.args} badges={[]} />,
  }),
);
