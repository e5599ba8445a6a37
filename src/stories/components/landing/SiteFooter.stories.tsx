import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { SiteFooter } from '../../../components/landing/SiteFooter/SiteFooter';

/**
 * The end of the landing page. The three columns are placeholders, as specified: they lead to a
 * part of the page where there is one, else to its top, and the footer says so. Terms and Privacy
 * are real pages.
 *
 * **When not to use it**: Inside the app, where the `TabBar` is the end of the screen.
 *
 * **States**: without and with a catalogue of components published beside the app.
 *
 * **Keyboard**: Tab walks through the columns and then the real links.
 *
 * **Related**: `SiteHeader`, `Prose`.
 *
 * **Find it by**: footer, legal links, terms, privacy.
 */
const meta = preview.meta({
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  args: { brand: 'Florin', termsHref: '/terms', privacyHref: '/privacy' },
});

export const Base = meta.story({
  play: async ({ canvas, step }) => {
    const hrefsIn = (name: string) =>
      within(canvas.getByRole('navigation', { name }))
        .getAllByRole('link')
        .map((link) => `${link.textContent} ${link.getAttribute('href') ?? ''}`);
    await step('Three columns of placeholders stay on the page', async () => {
      await expect(hrefsIn('Product')).toEqual([
        'Features #features',
        'Testimonials #testimonials',
        'Pricing #top',
      ]);
      await expect(hrefsIn('Company')).toEqual(['About #top', 'Careers #top', 'Press #top']);
      await expect(hrefsIn('Support')).toEqual(['Help Center #top', 'Contact #top', 'Status #top']);
      await expect(canvas.getByText(/are placeholders/)).toBeVisible();
    });
    await step('Two links lead to real pages', async () => {
      const link = (name: string) => canvas.getByRole('link', { name });
      await expect(link('Terms')).toHaveAttribute('href', '/terms');
      await expect(link('Privacy')).toHaveAttribute('href', '/privacy');
    });
    await step('Nothing leads to a catalogue that is not there', async () => {
      await expect(canvas.queryByRole('link', { name: /catalogue/ })).not.toBeInTheDocument();
    });
  },
});

export const WithCatalogue = meta.story({
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

export const HasLinksForAThumb = meta.story({
  args: { catalogueHref: '/catalogue/' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
});
