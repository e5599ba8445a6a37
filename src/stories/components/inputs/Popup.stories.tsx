import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Popup, type PopupProps } from '../../../components/inputs/Popup';

/** A button that opens the popup, like a component that uses `Popup`. */
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
 * A small dialog that opens below a button.
 *
 * Use it for content that is neither a menu nor a list of options, such as an explanation.
 *
 * **When not to use it**: For a menu or a list of options, use `MenuButton` or `ListboxButton`, which are built on
 * `Popup`. For a task, use `Sheet`.
 *
 * **Keyboard**: When the popup opens, the focus moves into it. Escape closes the popup. Tab moves through the content,
 * or closes the popup if `closeOnTab` is set. When the popup closes, the focus returns to the button.
 *
 * **Announces**: `label`, as the name of the dialog.
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
      <Typography sx={{ padding: 4 }}>Florin takes no fee. The network may take one.</Typography>
    ),
  },
  render: ({ anchor: _anchor, ...args }) => <ButtonWithPopup key={String(args.open)} {...args} />,
});

const SENTENCE = 'Florin takes no fee. The network may take one.';

export const Base = meta.story();

Base.test('is closed at first', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Fees' })).toBeVisible();
  await expect(screen.queryByText(SENTENCE)).not.toBeInTheDocument();
});

/** On a right-to-left page, the start of the button is its right edge. */
Base.test(
  'aligns to the start in rtl',
  {
    globals: { direction: 'rtl' },
    decorators: [
      (Story) => (
        <div style={{ paddingInlineStart: 400 }}>
          <Story />
        </div>
      ),
    ],
  },
  async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Fees' });
    await userEvent.click(button);
    const popup = await screen.findByRole('dialog', { name: 'What it costs' });
    const { right } = button.getBoundingClientRect();
    await waitFor(() => expect(popup.getBoundingClientRect().right).toBeCloseTo(right));
  },
);

/** Tab moves through the content. When the popup closes, the focus returns to the button. */
Base.test(
  'moves the focus through its content',
  async ({ step, canvas, userEvent, args, mount }) => {
    await mount(
      <ButtonWithPopup {...args}>
        <Button>Copy</Button>
        <Button>Share</Button>
      </ButtonWithPopup>,
    );
    await step('Open the popup and press Tab: its first element has the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Fees' }));
      await waitFor(() => expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible());
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: 'Copy' })).toHaveFocus();
    });
    await step(
      'Press Tab again: the next element has the focus, and the popup is still open',
      async () => {
        await userEvent.tab();
        await expect(screen.getByRole('button', { name: 'Share' })).toHaveFocus();
        await expect(args.onClose).not.toHaveBeenCalled();
      },
    );
  },
);

Base.test('closes with escape', async ({ step, canvas, userEvent, args, mount }) => {
  await mount(<ButtonWithPopup {...args} />);
  await step('Open the popup with Enter: the focus moves out of the button', async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByText(SENTENCE)).toBeVisible());
    await expect(canvas.getByText('Fees')).not.toHaveFocus();
  });
  await step('Press Escape: the popup is closed, and the button has the focus again', async () => {
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText(SENTENCE)).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Fees' })).toHaveFocus();
    await expect(args.onClose).toHaveBeenCalledOnce();
  });
});

Base.test('closes on an outside click', async ({ step, canvas, userEvent, args, mount }) => {
  await mount(<ButtonWithPopup {...args} />);
  await step('Open the popup', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fees' }));
    await waitFor(() => expect(screen.getByText(SENTENCE)).toBeVisible());
  });
  await step('Tap the text: the popup stays open', async () => {
    await userEvent.click(screen.getByText(SENTENCE));
    await expect(args.onClose).not.toHaveBeenCalled();
  });
  await step('Tap outside: the popup is closed', async () => {
    const beside = document.elementFromPoint(window.innerWidth - 4, window.innerHeight - 4);
    await userEvent.click(beside ?? document.body);
    await waitFor(() => expect(screen.queryByText(SENTENCE)).not.toBeInTheDocument());
    await expect(args.onClose).toHaveBeenCalledOnce();
  });
});

Base.test('closes with tab', async ({ step, canvas, userEvent, args, mount }) => {
  await mount(<ButtonWithPopup {...args} closeOnTab />);
  await step('Open the popup', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fees' }));
    await waitFor(() => expect(screen.getByText(SENTENCE)).toBeVisible());
  });
  await step('Press Tab: the popup is closed, and the button has the focus again', async () => {
    // `fireEvent` returns false if the default action was prevented. Otherwise Tab would leave the button.
    await expect(await fireEvent.keyDown(screen.getByText(SENTENCE), { key: 'Tab' })).toBe(false);
    await waitFor(() => expect(screen.queryByText(SENTENCE)).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Fees' })).toHaveFocus();
  });
});

/** The end of the popup is aligned with the end of its button, for example for a button at the end of a bar. */
export const AlignedToTheEnd = meta.story({
  tags: ['!autodocs'],
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

/** The popup is as wide as its button, for example for a list of options. */
export const AsWideAsItsButton = meta.story({
  tags: ['!autodocs'],
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
      // The popup's border is one pixel wide on either side.
      await expect(sentence.getBoundingClientRect().width).toBe(286);
    });
  },
});

/** If the content is higher than the screen, the popup scrolls. */
export const LongText = meta.story({
  tags: ['!autodocs'],
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
