import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { FeatureGrid } from '../../../features/landing/FeatureGrid';

/**
 * The four features on the landing page, each with an example.
 *
 * Use it once, on the landing page. The examples cannot be changed. They show the rates that the demo uses for
 * exchanges.
 *
 * **When not to use it**: For a list of short claims, use `SignupClaims`.
 *
 * **Find it by**: features, marketing, grid of cards.
 */
const meta = preview.meta({ id: 'components-demo-featuregrid', component: FeatureGrid });

export const Base = meta.story();

/** @spec landing-features */
Base.test('there are four features', async ({ canvas }) => {
  const names = canvas.getAllByRole('heading', { level: 3 }).map((name) => name.textContent);
  await expect(names).toEqual([
    'Multi-currency wallet',
    'Instant transfers',
    'Built-in exchange',
    'Bank-level security',
  ]);
});

Base.test('the wallet has the coin of each currency', async ({ canvas }) => {
  const [wallet] = canvas.getAllByRole('listitem');
  const coins = [...(wallet?.querySelectorAll('svg[viewBox="0 0 24 24"] path') ?? [])];
  await expect(new Set(coins.map((coin) => coin.getAttribute('d'))).size).toBe(6);
});

/** @spec landing-features */
Base.test('the features contain the specified claims', async ({ canvas }) => {
  const [wallet, transfers, exchange, security] = canvas.getAllByRole('listitem');
  await expect(wallet).toHaveTextContent(
    'US dollars, euros, British pounds, Bitcoin, Ethereum and Cardano side by side',
  );
  await expect(transfers).toHaveTextContent('Send to an email or a wallet address.');
  await expect(transfers).toHaveTextContent('rent@example.com-$47.32bc1qw508d6…-0.0125 BTC');
  await expect(exchange).toHaveTextContent('at real-time rates');
  await expect(exchange).toHaveTextContent('1 USD0.92 EUR1 BTC43,250 USD');
  await expect(security).toHaveTextContent('Sign in with your fingerprint or face');
  await expect(security).toHaveTextContent('Biometric sign-in');
  await expect(security).toHaveTextContent('Two-factor (2FA)');
});

/** The amounts and rates are formatted for the language. */
export const German = meta.story({
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    const [, transfers, exchange] = canvas.getAllByRole('listitem');
    await expect(transfers).toHaveTextContent('rent@example.com-47,32 $bc1qw508d6…-0,0125 BTC');
    await expect(exchange).toHaveTextContent('1 USD0,92 EUR1 BTC43.250 USD');
  },
});

/** On a wide screen, the features have two columns. */
export const TwoColumns = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('listitem');
    await expect(second?.getBoundingClientRect().top).toBe(first?.getBoundingClientRect().top);
    await expect(third?.getBoundingClientRect().left).toBe(first?.getBoundingClientRect().left);
  },
});
