import Button from '@mui/material/Button';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { PageHeading } from '../../../components/layout/PageHeading';
import { HideBalanceButton } from '../../../components/money/HideBalanceButton';

/**
 * The heading of a page, an `h1`.
 *
 * Use it once per page.
 *
 * **When not to use it**: Do not use it on a `PublicPage` or a `MessageScreen`, because both contain an `h1`. For a
 * part of a page, use `Section`, whose heading is an `h2`.
 *
 * **Keyboard**: Tab skips the heading, but the app can move the focus to the heading after a navigation. From the
 * heading, Tab moves to the button in `action`.
 *
 * **Announces**: the text of the heading, when the heading receives the focus.
 *
 * **Find it by**: h1, title, page title.
 */
const meta = preview.meta({
  component: PageHeading,
  args: { children: 'Exchange' },
});

export const Base = meta.story();

Base.test('is the first heading of the page', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'Exchange' })).toBeVisible();
});

Base.test(
  'lets the page focus it',
  {
    render: (args) => (
      <>
        <PageHeading {...args} />
        <Button variant="contained">Exchange now</Button>
      </>
    ),
  },
  async ({ canvas, userEvent, step }) => {
    const heading = canvas.getByRole('heading', { name: 'Exchange' });
    const button = canvas.getByRole('button', { name: 'Exchange now' });
    await step('Tab skips the heading', async () => {
      await userEvent.tab();
      await expect(button).toHaveFocus();
    });
    await step('The page can focus the heading', async () => {
      heading.focus();
      await expect(heading).toHaveFocus();
    });
    await step('From the heading, Tab moves on into the page', async () => {
      await userEvent.tab();
      await expect(button).toHaveFocus();
    });
  },
);

/** The heading is not visible, but screen reader users can still jump to it. */
export const OnlyForScreenReaders = meta.story({
  args: { hidden: true },
  play: async ({ canvas, step }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Exchange' });
    await step('The heading is accessible, but not visible', async () => {
      await expect(heading).toBeInTheDocument();
      await expect(heading.getBoundingClientRect().width).toBe(1);
    });
  },
});

/** The prop `action` adds a button to the line of the heading. The content below keeps its position. */
export const WithAction = meta.story({
  args: { action: <HideBalanceButton hidden={false} onToggle={fn()} /> },
  render: (args) => (
    // The button extends into the padding of a page, so the story adds this padding.
    <div style={{ paddingInline: 16 }}>
      <PageHeading {...args} />
      <p style={{ margin: 0 }}>The page</p>
    </div>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Exchange' });
    const button = canvas.getByRole('button', { name: 'Hide balance' });
    await step('The heading and the button are vertically centred', async () => {
      const text = heading.getBoundingClientRect();
      const action = button.getBoundingClientRect();
      const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2;
      await expect(Math.abs(middle(text) - middle(action))).toBeLessThan(1);
      await expect(action.height).toBeGreaterThanOrEqual(44);
      const page = canvas.getByText('The page').getBoundingClientRect();
      await expect(Math.abs(page.top - text.bottom - 16)).toBeLessThan(1);
    });
    await step('The heading can be focused, and Tab moves on to the button', async () => {
      heading.focus();
      await userEvent.tab();
      await expect(button).toHaveFocus();
    });
  },
});

/** With text at 200 %, the button is below a long heading. */
export const WithActionInLargeText = meta.story({
  args: { ...WithAction.input.args, children: 'Zahlungsverkehrsübersicht' },
  // The padding of Storybook's canvas grows with the text, unlike the padding of a page. So the canvas has no padding
  // here.
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

export const LongTitle = meta.story({
  args: { children: 'The wallet for the renovation of the house in Vila Nova de Milfontes' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
});
