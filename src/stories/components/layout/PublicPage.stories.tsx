import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { PublicPage } from '../../../components/layout/PublicPage';
import { Rosette } from '../../../features/landing/Rosette';

/**
 * The frame of a public page: the logo, a heading, and one column of content.
 *
 * Use it for the pages for sign-in, sign-up, terms and privacy.
 *
 * **When not to use it**: Do not use it for the landing page, which has a wider layout with a `SiteHeader`. For the
 * pages of signed-in users, use `AppShell`.
 *
 * **Keyboard**: Tab reaches the logo, which links to the home page, and then the content. The app can move the focus to
 * the heading after a navigation.
 *
 * **Find it by**: layout, sign in page, frame, centred page.
 */
const meta = preview.meta({
  component: PublicPage,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '480px' } },
  },
  args: {
    brand: 'Florin',
    homeHref: '/',
    title: 'Welcome back',
    children: <Button variant="contained">Continue</Button>,
  },
});

export const Base = meta.story();

Base.test('the logo is a link to the home page, named after the product', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Florin' })).toHaveAttribute('href', '/');
});

Base.test('the page has a banner, a main area and one heading', async ({ canvas }) => {
  await expect(canvas.getByRole('banner')).toBeVisible();
  await expect(canvas.getByRole('main')).toBeVisible();
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome back');
});

Base.test('works by keyboard', async ({ canvas, userEvent, step }) => {
  await step('The first stop is the logo, the second the content', async () => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Florin' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Continue' })).toHaveFocus();
  });
  await step('The heading can be focused after a navigation', async () => {
    const heading = canvas.getByRole('heading', { name: 'Welcome back' });
    heading.focus();
    await expect(heading).toHaveFocus();
  });
});

/** An ornament is in the upper end corner, above the heading. */
export const WithOrnament = meta.story({
  args: { ornament: <Rosette /> },
  play: async ({ canvas, canvasElement }) => {
    const ornament = canvasElement.querySelector('[aria-hidden] > svg') as Element;
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(ornament.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      heading.getBoundingClientRect().bottom,
    );
  },
});

/** `intro` is a sentence below the heading. */
export const WithText = meta.story({
  args: {
    title: 'Privacy',
    intro: 'What this demo knows about you.',
    children: (
      <Typography>
        This demo holds no money, sends nothing anywhere, and stores only theme and language on your
        device.
      </Typography>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('What this demo knows about you.')).toBeVisible();
  },
});

export const LongTexts = meta.story({
  args: {
    brand: 'The Lisbon Freelancers’ Savings and Payments Cooperative',
    title: 'Create an account for yourself, your family or your small business',
    intro: 'One wallet for the currencies of your country, of other countries, and of none.',
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Payments Cooperative$/ })).toBeVisible();
  },
});

/** On a wide screen, the page is one column in the middle, as wide as a large phone. */
export const WideScreen = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const { left, right } = canvas.getByRole('main').getBoundingClientRect();
    await expect(left).toBe(432);
    await expect(right).toBe(848);
  },
});
