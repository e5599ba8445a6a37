import Link from '@mui/material/Link';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Logo } from '../../../components/brand/Logo';
import { matrix } from '../../../testing/matrix';

/**
 * The product's mark and name, for bars and the tops of pages. Where it should lead home, put a
 * link around it.
 *
 * **When not to use it**: As a heading: a page has its own, `PageHeading`.
 *
 * **States**: in full, or the mark alone where the name stands nearby or has no room. The letter in the coin is Florin's
 * own, or one or two of another brand's.
 *
 * **Keyboard**: none of its own. The mark alone is a picture with the product's name, in full it is
 * text, so a link around either is named after the product, once.
 *
 * **Related**: `TopBar`, `PublicPage`, `SiteHeader`.
 *
 * **Find it by**: brand, product name, mark.
 */
const meta = preview.meta({
  component: Logo,
  args: { name: 'Florin' },
});

export const Base = meta.story({
  play: async ({ canvas, step }) => {
    await step('The name is text, and the mark beside it is ornament', async () => {
      await expect(canvas.getByText('Florin')).toBeVisible();
      await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    });
  },
});

/** Without the name in sight, assistive technology still hears it. */
export const MarkOnly = meta.story({
  args: { variant: 'mark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Florin' })).toBeVisible();
    await expect(canvas.queryByText('Florin')).not.toBeInTheDocument();
  },
});

/** A library's user brings another name. It wraps; the mark keeps its size. */
export const LongName = meta.story({
  args: { name: 'The Lisbon Freelancers’ Savings and Payments Cooperative' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/Savings and Payments Cooperative$/)).toBeVisible();
    await expect(canvasElement.querySelector('svg')?.getBoundingClientRect().width).toBe(32);
  },
});

/** Another brand's coin. Its letters are a part of the picture, and nobody hears them. */
export const OtherLetter = meta.story({
  args: { name: 'Aurora Bank', letter: 'AB', variant: 'mark' },
  play: async ({ canvas, canvasElement, step }) => {
    await step('The picture is called by the name alone', async () => {
      await expect(canvas.getByRole('img')).toHaveAccessibleName('Aurora Bank');
    });
    await step('Its letters stand inside the rim, and the drawn one is gone', async () => {
      const coin = canvasElement.querySelector('.rim')?.getBoundingClientRect();
      const letters = canvas.getByText('AB').getBoundingClientRect();
      await expect(letters.width).toBeLessThan((coin?.width ?? 0) - 2);
      await expect(canvasElement.querySelector('.letter')).toBeNull();
    });
  },
});

export const NamesTheLinkAroundIt = meta.story({
  render: (args) => (
    <nav aria-label="Logos" style={{ display: 'flex', gap: 32 }}>
      <Link href="/" underline="none" color="inherit">
        <Logo {...args} variant="full" />
      </Link>
      <Link href="/" underline="none" color="inherit">
        <Logo {...args} variant="mark" />
      </Link>
    </nav>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const links = canvas.getAllByRole('link');
    await step('Both links are called by the product’s name', async () => {
      await expect(links).toHaveLength(2);
      await expect(links[0]).toHaveAccessibleName('Florin');
      await expect(links[1]).toHaveAccessibleName('Florin');
    });
    await step('Tab stops once at each', async () => {
      await userEvent.tab();
      await expect(links[0]).toHaveFocus();
      await userEvent.tab();
      await expect(links[1]).toHaveFocus();
    });
  },
});

export const Matrix = meta.story(
  matrix(
    {
      Full: <Logo name="Florin" />,
      'Mark alone': <Logo name="Florin" variant="mark" />,
      'One letter': <Logo name="Aurora" letter="A" />,
      'Two letters': <Logo name="Aurora Bank" letter="AB" />,
    },
    { cell: 150 },
  ),
);
