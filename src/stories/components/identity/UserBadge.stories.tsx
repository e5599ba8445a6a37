import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { UserBadge } from '../../../components/identity/UserBadge';
import { cellsCalled, matrix } from '../../../testing/matrix';

/**
 * A label for a property of a user, such as Verified or Premium.
 *
 * Use it beside or below the user's name. `securityBadges` returns the badges for the security features that a user has
 * enabled.
 *
 * **When not to use it**: For a list of security features that also contains the disabled features, use
 * `SecurityFeatures`. For the status of a payment, use `TransactionStatusLabel`.
 *
 * **Find it by**: verified, premium, tag, chip, label.
 */
const meta = preview.meta({
  component: UserBadge,
  args: { kind: 'verified' },
});

export const Base = meta.story();

Base.test('the badge shows its label', async ({ canvas }) => {
  await expect(canvas.getByText('Verified')).toBeVisible();
});

Base.test('the badge is not a button, and Tab skips it', async ({ canvas, userEvent }) => {
  await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  await userEvent.tab();
  await expect(document.body).toHaveFocus();
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
    const texts = {
      Verified: 'Verified',
      Biometric: 'Biometric',
      'Two factors': '2FA',
      Premium: 'Premium',
      'Premium member': 'Premium Member',
    };
    for (const [label, text] of Object.entries(texts))
      for (const cell of cellsCalled(canvasElement, label))
        await expect(cell.getByText(text, { ignore: 'figcaption' })).toBeVisible();
  },
});
