import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { SignupClaims } from '../../../features/auth/SignupClaims';

/**
 * A list of eight reasons for opening an account.
 *
 * Use it on the sign-up page, next to `SignupForm`.
 *
 * **When not to use it**: On the landing page, which describes the features in more detail, use `FeatureGrid`.
 *
 * **Find it by**: benefits, selling points, reasons to sign up.
 */
const meta = preview.meta({ id: 'components-demo-signupclaims', component: SignupClaims });

export const Base = meta.story();

/** @spec signup-claims */
Base.test('the list has eight claims', async ({ canvas }) => {
  const region = within(canvas.getByRole('region', { name: 'What you get' }));
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

Base.test('Tab skips the list', async ({ userEvent }) => {
  await userEvent.tab();
  await expect(document.body).toHaveFocus();
});
