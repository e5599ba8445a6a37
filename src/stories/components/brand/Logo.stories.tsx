import Link from '@mui/material/Link';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Logo } from '../../../components/brand/Logo';
import { cellsCalled, matrix } from '../../../testing/matrix';

/**
 * The product's name beside its mark, which is a coin with an initial.
 *
 * Use it in bars and at the top of pages. To make the logo lead to the home page, wrap it in a link.
 *
 * **When not to use it**: For the heading of a page, use `PageHeading`.
 *
 * **Announces**: the name of the product, as text, or as the name of the image if only the mark is shown.
 *
 * **Find it by**: brand, product name, mark.
 */
const meta = preview.meta({
  component: Logo,
  args: { name: 'Florin' },
});

export const Base = meta.story();

Base.test('the name is text, and the mark is decorative', async ({ canvas }) => {
  await expect(canvas.getByText('Florin')).toBeVisible();
  await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
});

Base.test(
  'the name wraps, and the mark keeps its size',
  {
    args: { name: 'The Lisbon Freelancers’ Savings and Payments Cooperative' },
    globals: { viewport: { value: 'small' } },
  },
  async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/Savings and Payments Cooperative$/)).toBeVisible();
    await expect(canvasElement.querySelector('svg')?.getBoundingClientRect().width).toBe(32);
  },
);

Base.test(
  'shows the letter of another brand',
  {
    args: { name: 'Aurora Bank', letter: 'AB', variant: 'mark' },
    globals: { viewport: { value: 'small' } },
  },
  async ({ step, canvas, canvasElement }) => {
    // The mark has the letters of another brand. Screen readers read only the name, not the letters.
    await step('The image is named only after the brand', async () => {
      await expect(canvas.getByRole('img')).toHaveAccessibleName('Aurora Bank');
    });
    await step('The letters fit inside the rim, and replace Florin’s', async () => {
      const coin = canvasElement.querySelector('.rim')?.getBoundingClientRect();
      const letters = canvas.getByText('AB').getBoundingClientRect();
      await expect(letters.width).toBeLessThan((coin?.width ?? 0) - 2);
      await expect(canvasElement.querySelector('.letter')).toBeNull();
    });
  },
);

Base.test(
  'names the surrounding link',
  {
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
  },
  async ({ canvas, userEvent, step }) => {
    const links = canvas.getAllByRole('link');
    await step('Both links are named after the product', async () => {
      await expect(links).toHaveLength(2);
      await expect(links[0]).toHaveAccessibleName('Florin');
      await expect(links[1]).toHaveAccessibleName('Florin');
    });
    await step('Each link is one stop of Tab', async () => {
      await userEvent.tab();
      await expect(links[0]).toHaveFocus();
      await userEvent.tab();
      await expect(links[1]).toHaveFocus();
    });
  },
);

export const Matrix = meta.story({
  ...matrix(
    {
      Full: <Logo name="Florin" />,
      'Mark only': <Logo name="Florin" variant="mark" />,
      'One letter': <Logo name="Aurora" letter="A" />,
      'Two letters': <Logo name="Aurora Bank" letter="AB" />,
    },
    { cell: 150 },
  ),
  play: async ({ canvasElement }) => {
    for (const cell of cellsCalled(canvasElement, 'Mark only')) {
      await expect(cell.getByRole('img', { name: 'Florin' })).toBeVisible();
      await expect(cell.queryByText('Florin')).not.toBeInTheDocument();
    }
  },
});
