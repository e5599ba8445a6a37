import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { TestimonialList } from '../../../features/landing/TestimonialList';

/**
 * The three sample testimonials of the landing page.
 *
 * Use it once, on the landing page. State on the page that the testimonials are samples.
 *
 * **When not to use it**: For other quotes, use `Testimonial`.
 *
 * **Find it by**: quotes, reviews, customers.
 */
const meta = preview.meta({ id: 'components-demo-testimoniallist', component: TestimonialList });

export const Base = meta.story();

/** @spec landing-testimonials */
Base.test('shows three testimonials with five stars each', async ({ canvas }) => {
  await expect(canvas.getAllByRole('figure')).toHaveLength(3);
  await expect(canvas.getAllByRole('img', { name: '5 out of 5 stars' })).toHaveLength(3);
  const [designer, owner, student] = canvas.getAllByRole('figure');
  await expect(designer).toHaveTextContent('Clients pay me in three currencies.');
  await expect(designer).toHaveTextContent('A freelance designer');
  await expect(owner).toHaveTextContent('I keep business and savings in separate wallets.');
  await expect(owner).toHaveTextContent('A shop owner');
  await expect(student).toHaveTextContent('My family sends pounds, and my rent is in euros.');
  await expect(student).toHaveTextContent('A student abroad');
});
