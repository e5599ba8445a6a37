import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { SpecimenLine } from '../../../features/landing/SpecimenLine';
import { FingerprintRounded as FingerprintIcon } from '../../../icons/FingerprintRounded';
import { seenIn } from '../../../testing/lines';

/**
 * A line of the example on a `FeatureCard`. The line looks like a row of the app.
 *
 * Use it only on a `FeatureCard`.
 *
 * **When not to use it**: For a real transaction, use `TransactionItem`.
 *
 * **Find it by**: sample line, fake row, illustration.
 */
const meta = preview.meta({
  id: 'components-landing-specimenline',
  component: SpecimenLine,
  args: { start: '1 USD', end: '0.92 EUR' },
});

export const Base = meta.story();

Base.test('shows both sides', async ({ canvas }) => {
  await expect(canvas.getByText('1 USD')).toBeVisible();
  await expect(canvas.getByText('0.92 EUR')).toBeVisible();
  // A browser that translates the page does not change the amount.
  await expect(canvas.getByText('0.92 EUR')).toHaveAttribute('translate', 'no');
});

Base.test(
  'keeps character order in rtl',
  { args: { start: 'bc1qw508d6…', end: '-$47.32' }, globals: { direction: 'rtl' } },
  async ({ canvas }) => {
    await expect(seenIn(canvas.getByText('bc1qw508d6…'))).toBe('bc1qw508d6…');
    await expect(seenIn(canvas.getByText('-$47.32'))).toBe('-$47.32');
  },
);

/** `end` can be an icon instead of a text. */
export const WithIcon = meta.story({
  args: { start: 'Biometric sign-in', end: <FingerprintIcon /> },
});

export const LongText = meta.story({
  args: { start: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', end: '-0.0125 BTC' },
  globals: { viewport: { value: 'small' } },
});
