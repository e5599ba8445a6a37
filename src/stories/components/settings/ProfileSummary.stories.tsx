import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { ProfileSummary } from '../../../components/settings/ProfileSummary';
import { cellsCalled, matrix } from '../../../testing/matrix';

/**
 * The signed-in user: picture, name, email and badges.
 *
 * Use it at the top of the settings page and of the profile page.
 *
 * **When not to use it**: In a bar or a list with little room, use `UserAvatar`.
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

export const Base = meta.story();

Base.test('the summary shows the user and the badges', async ({ canvas }) => {
  await expect(canvas.getByText('Alex Morgan')).toBeVisible();
  await expect(canvas.getByText('demo@florin.example')).toBeVisible();
  await expect(canvas.getByText('Verified')).toBeVisible();
  await expect(canvas.getByText('Biometric')).toBeVisible();
  await expect(canvas.queryByText('2FA')).not.toBeInTheDocument();
});

Base.test('Tab skips the summary', async ({ userEvent }) => {
  await userEvent.tab();
  await expect(document.body).toHaveFocus();
});

/** A control character in a name or an email is shown as U+FFFD. */
Base.test(
  'replaces bidi overrides',
  { args: { name: '\u202Enagrom xela', email: '\u202Egro.live@moc' } },
  async ({ canvas }) => {
    await expect(canvas.getByText('\uFFFDnagrom xela').tagName).toBe('BDI');
    await expect(canvas.getByText('\uFFFDgro.live@moc').tagName).toBe('BDI');
  },
);

/** A name is cut after three lines. The email wraps. */
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

export const Matrix = meta.story({
  ...matrix({
    Initials: <ProfileSummary {...meta.input.args} />,
    Picture: (
      <ProfileSummary
        {...meta.input.args}
        picture={
          'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"%3E%3Crect width="1" height="1" fill="%23B7791F"/%3E%3C/svg%3E'
        }
      />
    ),
    'Every badge': (
      <ProfileSummary
        {...meta.input.args}
        badges={['verified', 'biometric', 'twoFactor', 'premium']}
      />
    ),
    'No badge': <ProfileSummary {...meta.input.args} badges={[]} />,
  }),
  play: async ({ canvasElement }) => {
    for (const cell of cellsCalled(canvasElement, 'No badge')) {
      await expect(cell.getByText('Alex Morgan')).toBeVisible();
      await expect(cell.queryByText('Verified')).not.toBeInTheDocument();
      // An empty list of badges takes no space.
      const email = cell.getByText('demo@florin.example').closest('p');
      await expect(email?.nextElementSibling).toBeNull();
    }
  },
});
