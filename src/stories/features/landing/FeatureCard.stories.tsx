import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { FeatureCard, type FeatureCardProps } from '../../../features/landing/FeatureCard';
import { SpecimenLine } from '../../../features/landing/SpecimenLine';
import { PlainList } from '../../../components/layout/PlainList';
import { matrix } from '../../../testing/matrix';

/** Wraps the card in a list, because the card is an `li`. */
function Listed(props: FeatureCardProps) {
  return (
    <PlainList sx={{ maxInlineSize: 548 }}>
      <FeatureCard {...props} />
    </PlainList>
  );
}

/**
 * A card with a feature of the product and a small example.
 *
 * Use it as an item of a list, such as a `PlainList`. The card is an `li`.
 *
 * **When not to use it**: Do not use it as a link or a button, because the card cannot be pressed. For a card inside
 * the app, use MUI's `Paper`.
 *
 * **Find it by**: feature, marketing card, benefit.
 */
const meta = preview.meta({
  id: 'components-landing-featurecard',
  component: FeatureCard,
  args: {
    pattern: 'star',
    title: 'Built-in exchange',
    text: 'Swap one currency for another at real-time rates.',
    children: <SpecimenLine start="1 USD" end="0.92 EUR" />,
  },
  render: (args) => <Listed {...args} />,
});

export const Base = meta.story();

Base.test('shows a heading, a sentence and a specimen', async ({ canvas }) => {
  const card = within(canvas.getByRole('listitem'));
  await expect(card.getByRole('heading', { level: 3 })).toHaveTextContent('Built-in exchange');
  await expect(card.getByText('Swap one currency for another at real-time rates.')).toBeVisible();
  await expect(card.getByText('0.92 EUR')).toBeVisible();
});

export const LongText = meta.story({
  args: {
    title: 'An exchange that is built in, and that tells the rate before it takes your money',
    text: 'Swap one currency for another at real-time rates, and another for one, and each of them for a third, as often as you like, on any day of the week, in small amounts and in large ones.',
  },
  globals: { viewport: { value: 'small' } },
});

export const Matrix = meta.story(
  matrix(
    {
      Bloom: <Listed {...meta.input.args} pattern="bloom" />,
      Wheel: <Listed {...meta.input.args} pattern="wheel" />,
      Star: <Listed {...meta.input.args} />,
      Shield: <Listed {...meta.input.args} pattern="shield" />,
    },
    { cell: 240 },
  ),
);
