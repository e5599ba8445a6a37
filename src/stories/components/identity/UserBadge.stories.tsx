import Stack from '@mui/material/Stack';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { UserBadge } from '../../../components/identity/UserBadge/UserBadge';
import { cellsCalled, matrix } from '../../../testing/matrix';

/**
 * A label for a property of a user, such as Verified or Premium.
 *
 * **When to use it**: Beside or below the user's name.
 *
 * **When not to use it**: For a list of security features that also contains the disabled features, use
 * `SecurityFeatures`. For the status of a payment, use `TransactionStatusLabel`.
 *
 * **States**: One for each kind. Each badge has a word and an icon, not only a colour.
 *
 * **Keyboard**: None. It has no focusable elements.
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
    await step('The badge shows its label', async () => {
      await expect(canvas.getByText('Verified')).toBeVisible();
    });
    await step('The badge is not a button, and Tab skips it', async () => {
      await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
      await userEvent.tab();
      await expect(document.body).toHaveFocus();
    });
  },
});

export const AllKinds = meta.story({
  render: () => (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <UserBadge kind="verified" />
      <UserBadge kind="biometric" />
      <UserBadge kind="twoFactor" />
      <UserBadge kind="premium" />
      <UserBadge kind="premiumMember" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const text of ['Verified', 'Biometric', '2FA', 'Premium', 'Premium Member']) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
  },
});

export const Matrix = meta.story({
  ...matrix(
    {
      Verified: <UserBadge kind="verified" />,
      Biometric: <UserBadge kind="biometric" />,
      'Two factors': <UserBadge kind="twoFactor" />,
      Premium: <UserBadge kind="premium" />,
      'Premium member': <UserBadge kind="premiumMember" />,
    },
    { cell: 150 },
  ),
  play: async ({ canvasElement }) => {
    for (const cell of cellsCalled(canvasElement, 'Premium')) {
      await expect(cell.getByText('Premium', { ignore: 'figcaption' })).toBeVisible();
      await expect(cell.queryByText('Verified')).not.toBeInTheDocument();
    }
  },
});
