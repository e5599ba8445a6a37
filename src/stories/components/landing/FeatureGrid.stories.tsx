import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { FeatureGrid } from '../../../components/landing/FeatureGrid/FeatureGrid';

/**
 * The four features that the landing page advertises, each with a specimen from the sample data or
 * from the fixed table of rates.
 *
 * **When not to use it**: For a list of short claims: that is `SignupClaims`.
 *
 * **States**: one below the other on a phone, two by two on a wide screen.
 *
 * **Keyboard**: nothing to press, and Tab passes it by.
 *
 * **Related**: `FeatureCard`, `SpecimenLine`, `LandingSection`.
 *
 * **Find it by**: features, marketing, grid of cards.
 */
const meta = preview.meta({ component: FeatureGrid });

export const Base = meta.story({
  play: async ({ canvas, step }) => {
    await step('There are four', async () => {
      const names = canvas.getAllByRole('heading', { level: 3 }).map((name) => name.textContent);
      await expect(names).toEqual([
        'Multi-currency wallet',
        'Instant transfers',
        'Built-in exchange',
        'Bank-level security',
      ]);
    });
    await step('They claim what is specified', async () => {
      const [, transfers, exchange, security] = canvas.getAllByRole('listitem');
      await expect(transfers).toHaveTextContent('Send to an e-mail or a wallet address.');
      await expect(exchange).toHaveTextContent('at real-time rates');
      await expect(security).toHaveTextContent('Biometric sign-in');
      await expect(security).toHaveTextContent('Two-factor (2FA)');
    });
  },
});

export const HasTwoColumns = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('listitem');
    await expect(second?.getBoundingClientRect().top).toBe(first?.getBoundingClientRect().top);
    await expect(third?.getBoundingClientRect().left).toBe(first?.getBoundingClientRect().left);
  },
});
