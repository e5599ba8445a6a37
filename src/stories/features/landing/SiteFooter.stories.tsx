import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { SiteFooter } from '../../../features/landing/SiteFooter';

/**
 * The footer of the landing page, with three columns of placeholder links, and with links to the terms and the privacy
 * policy.
 *
 * Use it once, at the end of the landing page. The demo has no other pages to link to, so each placeholder scrolls to a
 * section or to the top of this page. A sentence in the footer explains this.
 *
 * **When not to use it**: Do not use it in the signed-in app, where the `TabBar` is at the bottom of the screen.
 *
 * **Keyboard**: Tab moves through the links in the columns, and then through the links below the columns.
 *
 * **Find it by**: footer, legal links, terms, privacy.
 */
const meta = preview.meta({
  id: 'components-demo-sitefooter',
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  args: { brand: 'Florin', termsHref: '/terms', privacyHref: '/privacy' },
});

export const Base = meta.story();

/** @spec landing-footer */
Base.test('the links in three columns stay on the page', async ({ canvas }) => {
  const hrefsIn = (name: string) =>
    within(canvas.getByRole('navigation', { name }))
      .getAllByRole('link')
      .map((link) => `${link.textContent} ${link.getAttribute('href') ?? ''}`);
  await expect(hrefsIn('Product')).toEqual([
    'Features #features',
    'Testimonials #testimonials',
    'Pricing #top',
  ]);
  await expect(hrefsIn('Company')).toEqual(['About #top', 'Careers #top', 'Press #top']);
  await expect(hrefsIn('Support')).toEqual(['Help Center #top', 'Contact #top', 'Status #top']);
  await expect(
    canvas.getByText(/^This is a demo and holds no money\. Its links scroll this page\.$/),
  ).toBeVisible();
});

Base.test('the footer is a landmark, and each column has a heading', async ({ canvas }) => {
  const footer = within(canvas.getByRole('contentinfo'));
  const headings = footer.getAllByRole('heading', { level: 2 });
  await expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Product',
    'Company',
    'Support',
  ]);
});

Base.test('two links lead to other pages', async ({ canvas }) => {
  const link = (name: string) => canvas.getByRole('link', { name });
  await expect(link('Terms')).toHaveAttribute('href', '/terms');
  await expect(link('Privacy')).toHaveAttribute('href', '/privacy');
});

Base.test('without a catalogue there is no link to it', async ({ canvas }) => {
  await expect(canvas.queryByRole('link', { name: /catalogue/ })).not.toBeInTheDocument();
});

Base.test(
  'has large touch targets',
  { args: { catalogueHref: '/catalogue/' }, globals: { viewport: { value: 'small' } } },
  async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
);

/** With `catalogueHref`, the last link opens the component catalogue, which is this Storybook. */
export const WithLinkToTheCatalogue = meta.story({
  args: { catalogueHref: '/catalogue/' },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.slice(-3).map((link) => link.textContent)).toEqual([
      'Terms',
      'Privacy',
      'Component catalogue',
    ]);
    await expect(links.at(-1)).toHaveAttribute('href', '/catalogue/');
  },
});
