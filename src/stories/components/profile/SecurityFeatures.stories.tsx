import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { SecurityFeatures } from '../../../components/profile/SecurityFeatures/SecurityFeatures';
import { matrix } from '../../../testing/matrix';

/**
 * How a user's account is secured, and how not. Where only what is true matters, as under a name,
 * there is the `UserBadge`.
 *
 * **When not to use it**: Where only what is true matters, as under a name: that is `UserBadge`.
 *
 * **States**: each of the three enabled or disabled, told by a word and an icon.
 *
 * **Keyboard**: nothing to press, and Tab passes it by.
 *
 * **Related**: `UserBadge`, `SettingsGroup`, `ProfileSummary`.
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

export const Base = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('Each feature says whether it is enabled', async () => {
      await expectFeatures(canvas.getByRole('list', { name: 'Security Features' }), [
        'Biometric authentication Enabled',
        'Two-factor authentication Disabled',
        'Account verification Enabled',
      ]);
    });
    await step('Tab passes it by', async () => {
      await userEvent.tab();
      await expect(document.body).toHaveFocus();
    });
  },
});

export const AllEnabled = meta.story({
  args: { twoFactorEnabled: true },
  play: async ({ canvas }) => {
    await expectFeatures(canvas.getByRole('list'), [
      'Biometric authentication Enabled',
      'Two-factor authentication Enabled',
      'Account verification Enabled',
    ]);
  },
});

export const NoneEnabled = meta.story({
  args: { biometricEnabled: false, isVerified: false },
  play: async ({ canvas }) => {
    await expectFeatures(canvas.getByRole('list'), [
      'Biometric authentication Disabled',
      'Two-factor authentication Disabled',
      'Account verification Disabled',
    ]);
  },
});

export const Matrix = meta.story(
  matrix(
    {
      All: <SecurityFeatures biometricEnabled twoFactorEnabled isVerified />,
      Some: <SecurityFeatures {...meta.input.args} />,
      None: (
        <SecurityFeatures biometricEnabled={false} twoFactorEnabled={false} isVerified={false} />
      ),
    },
    { cell: 320 },
  ),
);
