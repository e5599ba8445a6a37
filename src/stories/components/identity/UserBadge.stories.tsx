import Stack from '@mui/material/Stack';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { UserBadge } from '../../../components/identity/UserBadge/UserBadge';
import { matrix } from '../../../testing/matrix';

/**
 * One thing that is true of a user, beside their name.
 *
 * **When not to use it**: Where both answers matter, Enabled or Disabled: that is
 * `SecurityFeatures`. For the state of a payment: `TransactionStatusLabel`.
 *
 * **States**: one per kind. Each is a word with an icon, so that it is never told by colour alone.
 *
 * **Keyboard**: nothing to press, and Tab passes it by.
 *
 * **Related**: `ProfileSummary`, `SecurityFeatures`, `UserAvatar`.
 *
 * **Find it by**: verified, premium, tag, chip, label.
 */
const meta = preview.meta({
  component: UserBadge,
  args: { kind: 'verified' },
});

export const Base = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('It says its word', async () => {
      await expect(canvas.getByText('Verified')).toBeVisible();
    });
    await step('It is not a button, and Tab passes it by', async () => {
      await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
      await userEvent.tab();
      await expect(document.body).toHaveFocus();
    });
  },
});

export const Premium = meta.story({
  args: { kind: 'premium' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Premium')).toBeVisible();
    await expect(canvas.queryByText('Verified')).not.toBeInTheDocument();
  },
});

export const Biometric = meta.story({
  args: { kind: 'biometric' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Biometric')).toBeVisible();
  },
});

export const TwoFactor = meta.story({
  args: { kind: 'twoFactor' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2FA')).toBeVisible();
  },
});

/** On the profile, where there is room to write it out. */
export const PremiumMember = meta.story({
  args: { kind: 'premiumMember' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Premium Member')).toBeVisible();
  },
});

/** As they stand under a name. */
export const SideBySide = meta.story({
  render: () => (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <UserBadge kind="verified" />
      <UserBadge kind="biometric" />
      <UserBadge kind="twoFactor" />
      <UserBadge kind="premium" />
      <UserBadge kind="premiumMember" />
    </Stack>
  ),
});

export const Matrix = meta.story(
  matrix(
    {
      Verified: <UserBadge kind="verified" />,
      Biometric: <UserBadge kind="biometric" />,
      'Two factors': <UserBadge kind="twoFactor" />,
      Premium: <UserBadge kind="premium" />,
      'Premium member': <UserBadge kind="premiumMember" />,
    },
    { cell: 150 },
  ),
);
