import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import type { PopupProps } from '../../../components/inputs/Popup';
import { Popup } from '../../../components/inputs/Popup';

/** A button with a popup below it, as a component that uses one has it. */
function ButtonWithPopup({ open: openAtFirst, onClose, ...popup }: Omit<PopupProps, 'anchor'>) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(openAtFirst);
  return (
    <>
      <Button
        ref={anchor}
        variant="outlined"
        aria-expanded={open}
        onClick={() => {
          setOpen(true);
        }}
      >
        Fees
      </Button>
      <Popup
        {...popup}
        anchor={anchor}
        open={open}
        onClose={() => {
          setOpen(false);
          onClose();
        }}
      />
    </>
  );
}

/**
 * A surface that opens under its button. It is what `MenuButton` and `ListboxButton` are made of:
 * use those for menus and choices, and this one only for something else that belongs to a button.
 *
 * **When not to use it**: For a list of things to do or to choose: take `MenuButton` or
 * `ListboxButton`, which are built of it. For a task: `Sheet`.
 *
 * **States**: closed, open; lined up with the start or the end of its button, or as wide as it. It
 * keeps within the screen, and scrolls when it is higher than that.
 *
 * **Keyboard**: the focus goes into it when it opens. Escape closes it, and so does Tab with
 * `closeOnTab`, as in a menu; else Tab walks through what is in it. When it closes, the focus
 * returns to what had it before.
 *
 * **Related**: `MenuButton`, `ListboxButton`, `Sheet`.
 *
 * **Find it by**: popover, floating, anchored, dropdown surface, outside click.
 */
const meta = preview.meta({
  component: Popup,
  args: {
    anchor: { current: null },
    label: 'What it costs',
    open: false,
    onClose: fn(),
    children: (
      <Typography sx={{ padding: 4 }}>Sending is free. The network keeps what it needs.</Typography>
    ),
  },
  render: ({ anchor: _anchor, ...args }) => <ButtonWithPopup key={String(args.open)} {...args} />,
});

const SENTENCE = 'Sending is free. The network keeps what it needs.';

/** Closed: only its button is there. */
export const Base = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Fees' })).toBeVisible();
    await expect(screen.queryByText(SENTENCE)).not.toBeInTheDocument();
  },
});

/** Lined up with the end of its button, for one at the right edge of a bar. */
export const AtTheEnd = meta.story({
  args: { align: 'end' },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Fees' });
    await userEvent.click(button);
    const sentence = await screen.findByText(SENTENCE);
    await waitFor(() => expect(sentence).toBeVisible());
    await expect(sentence.getBoundingClientRect().right).toBeLessThanOrEqual(
      button.getBoundingClientRect().right,
    );
  },
});

/** As wide as its button, for what stands in its place. */
export const AsWideAsItsButton = meta.story({
  args: { matchAnchor: true },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', maxInlineSize: 400 }}>
        <Story />
      </div>
    ),
  ],
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fees' }));
    const sentence = await screen.findByText(SENTENCE);
    await waitFor(async () => {
      // The popup's border is a pixel on either side.
      await expect(sentence.getBoundingClientRect().width).toBe(286);
    });
  },
});

/** The start of its button is on the right. */
export const BeginsWhereItsButtonDoes = meta.story({
  globals: { direction: 'rtl' },
  decorators: [
    (Story) => (
      <div style={{ paddingInlineStart: 400 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Fees' });
    await userEvent.click(button);
    const popup = await screen.findByRole('dialog');
    const { right } = button.getBoundingClientRect();
    await waitFor(() => expect(popup.getBoundingClientRect().right).toBeCloseTo(right));
  },
});

/** Longer than the screen is high: it scrolls, and stays within. */
export const LongText = meta.story({
  args: {
    children: (
      <ul>
        {Array.from({ length: 60 }, (_, index) => `Line ${index + 1}`).map((line) => (
          <li key={line}>
            <button type="button" style={{ minBlockSize: 24 }}>
              {line}
            </button>
          </li>
        ))}
      </ul>
    ),
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fees' }));
    await waitFor(() => expect(screen.getByText('Line 1')).toBeVisible());
    await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(640);
  },
});

export const ClosesWithEscape = meta.story({
  play: async ({ canvas, userEvent, step, args }) => {
    await step('Open it by Enter: the focus leaves the button', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByText(SENTENCE)).toBeVisible());
      await expect(canvas.getByText('Fees')).not.toHaveFocus();
    });
    await step('Press Escape: it is gone, and the button has the focus again', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByText(SENTENCE)).not.toBeInTheDocument());
      await expect(canvas.getByRole('button', { name: 'Fees' })).toHaveFocus();
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
});

export const ClosesOnAnOutsideClick = meta.story({
  play: async ({ canvas, userEvent, step, args }) => {
    await step('Open it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Fees' }));
      await waitFor(() => expect(screen.getByText(SENTENCE)).toBeVisible());
    });
    await step('Tap what it says: it stays', async () => {
      await userEvent.click(screen.getByText(SENTENCE));
      await expect(args.onClose).not.toHaveBeenCalled();
    });
    await step('Tap beside it: it is gone', async () => {
      const beside = document.elementFromPoint(window.innerWidth - 4, window.innerHeight - 4);
      await userEvent.click(beside ?? document.body);
      await waitFor(() => expect(screen.queryByText(SENTENCE)).not.toBeInTheDocument());
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
});

export const ClosesByTab = meta.story({
  args: { closeOnTab: true },
  play: async ({ canvas, userEvent, step }) => {
    await step('Open it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Fees' }));
      await waitFor(() => expect(screen.getByText(SENTENCE)).toBeVisible());
    });
    await step('Press Tab: it is gone, and the button has the focus again', async () => {
      await userEvent.tab();
      await waitFor(() => expect(screen.queryByText(SENTENCE)).not.toBeInTheDocument());
      await expect(canvas.getByRole('button', { name: 'Fees' })).toHaveFocus();
    });
  },
});

export const WalksThroughWhatIsInIt = meta.story({
  args: {
    children: (
      <>
        <Button>Copy</Button>
        <Button>Share</Button>
      </>
    ),
  },
  play: async ({ canvas, userEvent, step, args }) => {
    await step('Open it and press Tab: the first thing in it has the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Fees' }));
      await waitFor(() => expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible());
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: 'Copy' })).toHaveFocus();
    });
    await step('Press Tab again: the next one has it, and the popup is still open', async () => {
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: 'Share' })).toHaveFocus();
      await expect(args.onClose).not.toHaveBeenCalled();
    });
  },
});
