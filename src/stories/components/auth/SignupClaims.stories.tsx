import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { SignupClaims } from '../../../components/auth/SignupClaims/SignupClaims';

/**
 * The reasons for an account, beside the form that opens one.
 *
 * **When not to use it**: On the landing page, which tells more and shows it: that is
 * `FeatureGrid`.
 *
 * **States**: one. Where there is room it has two columns.
 *
 * **Keyboard**: nothing to press, and Tab passes it by.
 *
 * **Related**: `SignupForm`, `Claims`, `FeatureGrid`.
 *
 * **Find it by**: benefits, selling points, reasons to sign up.
 */
const meta = preview.meta({ component: SignupClaims });

export const Base = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const region = within(canvas.getByRole('region', { name: 'What you get' }));
    await step('It makes its eight claims', async () => {
      const claims = region.getAllByRole('listitem').map((item) => item.textContent);
      await expect(claims).toEqual([
        'Multi-currency wallet',
        'Instant transfers with low fees',
        'Bank-level security',
        'Real-time rates',
        'Biometric authentication',
        '24/7 support',
        'Trusted by over 100,000 users',
        '4.9/5 rating',
      ]);
    });
    await step('Tab passes it by', async () => {
      await userEvent.tab();
      await expect(document.body).toHaveFocus();
    });
  },
});
