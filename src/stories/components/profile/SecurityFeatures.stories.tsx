import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { SecurityFeatures } from '../../../components/profile/SecurityFeatures';
import { cellsCalled, matrix } from '../../../testing/matrix';

/**
 * A list of the security features of an account: biometric authentication, two-factor authentication and account
 * verification.
 *
 * Use it on the profile page, where the user should see which features are enabled and which are disabled.
 *
 * **When not to use it**: To show only the enabled features, for example below a name, use `UserBadge`.
 *
 * **Find it by**: security, two factor, 2FA, biometric, verification, enabled, disabled.
 */
const meta = preview.meta({
  component: SecurityFeatures,
  args: { biometricEnabled: true, twoFactorEnabled: false, isVerified: true },
});

const expectFeatures = async (list: HTMLElement, texts: readonly string[]) => {
  const items = within(list)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
  await expect(items).toEqual(texts);
};

export const Base = meta.story();

/** @spec profile-security */
Base.test('each feature shows whether it is enabled', async ({ canvas }) => {
  await expectFeatures(canvas.getByRole('list', { name: 'Security Features' }), [
    'Biometric authentication Enabled',
    'Two-factor authentication Disabled',
    'Account verification Enabled',
  ]);
});

Base.test('Tab skips the list', async ({ userEvent }) => {
  await userEvent.tab();
  await expect(document.body).toHaveFocus();
});

export const Matrix = meta.story({
  ...matrix(
    {
      All: <SecurityFeatures biometricEnabled twoFactorEnabled isVerified />,
      Some: <SecurityFeatures {...meta.input.args} />,
      None: (
        <SecurityFeatures biometricEnabled={false} twoFactorEnabled={false} isVerified={false} />
      ),
    },
    { cell: 320 },
  ),
  play: async ({ canvasElement }) => {
    for (const cell of cellsCalled(canvasElement, 'All')) {
      await expectFeatures(cell.getByRole('list'), [
        'Biometric authentication Enabled',
        'Two-factor authentication Enabled',
        'Account verification Enabled',
      ]);
    }
    for (const cell of cellsCalled(canvasElement, 'None')) {
      await expectFeatures(cell.getByRole('list'), [
        'Biometric authentication Disabled',
        'Two-factor authentication Disabled',
        'Account verification Disabled',
      ]);
    }
  },
});
