import Button from '@mui/material/Button';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { PageHeading } from '../../../components/layout/PageHeading';
import { HideBalanceButton } from '../../../components/money/HideBalanceButton/HideBalanceButton';

/**
 * A page's one heading of the first level. Parts of a page have headings of the second level; a
 * card's title is none of this.
 *
 * **When not to use it**: On a `PublicPage` or a `MessageScreen`, which bring their own; for a part
 * of a page, which has an `h2`.
 *
 * **States**: in sight, or left to assistive technology where the screen says by itself what it is;
 * with a button for the whole page at its line's end.
 *
 * **Keyboard**: Tab passes it by, but the page may put the focus on it after a change of page. From
 * there Tab goes to the `action`.
 *
 * **Announces**: itself, when the page gives it the focus.
 *
 * **Related**: `AppShell`, `HideBalanceButton`, `PublicPage`, `MessageScreen`.
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

/** It takes no room, and is there for users who jump from heading to heading. */
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

/** A button stands in the heading's line, and the page below it where it would without one. */
export const WithAction = meta.story({
  args: { action: <HideBalanceButton hidden={false} onToggle={fn()} /> },
  render: (args) => (
    // The button reaches into a page's padding.
    <div style={{ paddingInline: 16 }}>
      <PageHeading {...args} />
      <p style={{ margin: 0 }}>The page</p>
    </div>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Exchange' });
    const button = canvas.getByRole('button', { name: 'Hide balance' });
    await step('Both have the same middle', async () => {
      const text = heading.getBoundingClientRect();
      const action = button.getBoundingClientRect();
      const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2;
      await expect(Math.abs(middle(text) - middle(action))).toBeLessThan(1);
      await expect(action.height).toBeGreaterThanOrEqual(44);
      const page = canvas.getByText('The page').getBoundingClientRect();
      await expect(Math.abs(page.top - text.bottom - 16)).toBeLessThan(1);
    });
    await step('The heading takes the focus, and Tab goes on to the button', async () => {
      heading.focus();
      await userEvent.tab();
      await expect(button).toHaveFocus();
    });
  },
});

/** With text of twice the size a long heading has the line to itself, and the button goes below. */
export const WithActionInLargeText = meta.story({
  args: { ...WithAction.input.args, children: 'Zahlungsverkehrsübersicht' },
  // The canvas' own padding grows with the text, which no page's does.
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <div style={{ paddingInline: 16 }}>
      <PageHeading {...args} />
    </div>
  ),
  globals: { viewport: { value: 'small' }, textSize: 'large' },
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    const button = canvas.getByRole('button', { name: 'Hide balance' }).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(button.top);
  },
});

export const LongName = meta.story({
  args: { children: 'The wallet for the renovation of the house in Vila Nova de Milfontes' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
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
