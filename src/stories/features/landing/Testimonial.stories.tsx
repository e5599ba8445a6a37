import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Testimonial } from '../../../features/landing/Testimonial';
import { matrix } from '../../../testing/matrix';

/**
 * A sample quote about the product, with stars, and with the role of its invented author.
 *
 * Use it on the landing page of a demo, which has no real customers to quote.
 *
 * **When not to use it**: Do not use it for the quote of a real customer, because it shows no name.
 *
 * **Find it by**: quote, review, customer voice.
 */
const meta = preview.meta({
  id: 'components-demo-testimonial',
  component: Testimonial,
  args: {
    quote: 'Closing the books takes a minute.',
    role: 'A shop owner',
    stars: 5,
  },
});

export const Base = meta.story();

Base.test('shows the rating, the quote and its author', async ({ canvas }) => {
  const figure = within(canvas.getByRole('figure'));
  await expect(figure.getByRole('img', { name: '5 out of 5 stars' })).toBeVisible();
  await expect(figure.getByRole('blockquote')).toHaveTextContent(
    'Closing the books takes a minute.',
  );
  await expect(figure.getByText('A shop owner')).toBeVisible();
});

export const LongQuote = meta.story({
  args: {
    quote:
      'I keep dollars for the supplier, euros for the rent and a little bitcoin for the curiosity of it, and for the first time I can say on any evening what all of it comes to.',
    stars: 4,
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible();
  },
});

export const Matrix = meta.story(
  matrix({
    'Five stars': <Testimonial {...meta.input.args} />,
    'Four stars, in more words': (
      <Testimonial
        {...meta.input.args}
        quote="I send the rent in one currency and am paid in another, and no longer keep a list of what is where."
        stars={4}
      />
    ),
  }),
);
