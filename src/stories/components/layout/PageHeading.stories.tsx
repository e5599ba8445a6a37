import Button from '@mui/material/Button';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { PageHeading } from '../../../components/layout/PageHeading';

/**
 * A page's one heading of the first level. Parts of a page have headings of the second level; a
 * card's title is none of this.
 *
 * **When not to use it**: On a `PublicPage` or a `MessageScreen`, which bring their own; for a part
 * of a page, which has an `h2`.
 *
 * **States**: in sight, or left to assistive technology where the screen says by itself what it is.
 *
 * **Keyboard**: Tab passes it by, but the page may put the focus on it after a change of page.
 *
 * **Announces**: itself, when the page gives it the focus.
 *
 * **Related**: `AppShell`, `PublicPage`, `MessageScreen`.
 *
 * **Find it by**: h1, title, page title.
 */
const meta = preview.meta({
  component: PageHeading,
  args: { children: 'Exchange' },
});

export const Base = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Exchange' })).toBeVisible();
  },
});

/** It takes no room, and is there for whoever jumps from heading to heading. */
export const Hidden = meta.story({
  args: { hidden: true },
  play: async ({ canvas, step }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Exchange' });
    await step('Assistive technology has it, and the eye does not', async () => {
      await expect(heading).toBeInTheDocument();
      await expect(heading.getBoundingClientRect().width).toBe(1);
    });
  },
});

export const LongName = meta.story({
  args: { children: 'The wallet for the renovation of the house in Vila Nova de Milfontes' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Exchange' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

export const TakesTheFocusWhenThePageGivesIt = meta.story({
  render: (args) => (
    <>
      <PageHeading {...args} />
      <Button variant="contained">Exchange now</Button>
    </>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const heading = canvas.getByRole('heading', { name: 'Exchange' });
    const button = canvas.getByRole('button', { name: 'Exchange now' });
    await step('Tab passes it by', async () => {
      await userEvent.tab();
      await expect(button).toHaveFocus();
    });
    await step('The page can put the focus on it', async () => {
      heading.focus();
      await expect(heading).toHaveFocus();
    });
    await step('From there Tab goes on into the page', async () => {
      await userEvent.tab();
      await expect(button).toHaveFocus();
    });
  },
});
