import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import type { NoticeProps } from '../../../components/feedback/Notice/Notice';
import { Notice } from '../../../components/feedback/Notice/Notice';
import { Sheet } from '../../../components/feedback/Sheet/Sheet';
import { ListboxButton } from '../../../components/inputs/ListboxButton';
import { SideMenu } from '../../../components/layout/SideMenu/SideMenu';

const takeBack = fn();

/**
 * A sentence over the page on something that has just happened. It has no timer: the component that shows it
 * closes it after a while, and waits while it is held.
 *
 * **When not to use it**: For what has to be answered: that is a dialog, `Sheet`. For what should
 * stay until it is mended: `Banner`.
 *
 * **States**: with nothing to say it is not there; with words; with a button that acts on it; over an open sheet or side menu, which
 * make room for it.
 *
 * **Keyboard**: it does not take the focus. Its close button is the last stop of Tab on the page;
 * while the focus is there, the notice is held. Escape closes it where it has `onClose`: over a sheet the first Escape
 * closes the notice, and the second one the sheet.
 *
 * **Announces**: its text at once (an alert), the same text a second time as well, and over an open
 * dialog.
 *
 * **Related**: `Banner`, `Sheet`.
 *
 * **Find it by**: toast, snackbar, alert, message, notification, confirmation, coming soon.
 */
const meta = preview.meta({
  component: Notice,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '240px' } },
  },
  args: {
    text: 'QR Scanner not implemented in demo',
    messageId: 1,
    onClose: fn(),
    onHold: fn(),
  },
});

export const Base = meta.story({
  play: async ({ step }) => {
    await step('It is announced in exactly its words', async () => {
      await expect(screen.getByRole('alert')).toHaveTextContent(
        /^QR Scanner not implemented in demo$/,
      );
    });
    await step('It does not take the focus', async () => {
      await expect(document.body).toHaveFocus();
    });
  },
});

/** Nothing to say: nothing is there. */
export const Empty = meta.story({
  args: { text: null },
  play: async () => {
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
});

/** Its time limit is the owner's: one with a button should have none (WCAG 2.2.1). */
export const WithAction = meta.story({
  args: {
    text: 'Contact removed',
    action: (
      <Button size="small" color="inherit" onClick={takeBack}>
        Undo
      </Button>
    ),
  },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(takeBack).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close notice' })).toHaveFocus();
  },
});

/** Where only time closes it. */
export const WithoutCloseButton = meta.story({
  render: ({ text }) => <Notice text={text} />,
  play: async () => {
    await expect(screen.getByRole('alert')).toBeVisible();
    await expect(screen.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const LongText = meta.story({
  args: {
    text: 'The payment to bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3 could not be sent. Please try again.',
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const notice = screen.getByRole('alert');
    await expect(notice).toBeVisible();
    await expect(notice.scrollWidth).toBeLessThanOrEqual(288);
    const close = screen.getByRole('button', { name: 'Close notice' }).getBoundingClientRect();
    await expect(close.right).toBeLessThanOrEqual(304);
  },
});

export const LeavesTheTabBarFree = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async ({ step }) => {
    await step('It fits, and leaves the tab bar below it free', async () => {
      const { left, right, bottom } = screen.getByRole('alert').getBoundingClientRect();
      await expect(left).toBe(16);
      await expect(right).toBe(304);
      await expect(bottom).toBe(564);
    });
  },
});

export const ClosesByItsButton = meta.story({
  play: async ({ userEvent, step, args }) => {
    await step('Press the close button', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Close notice' }));
    });
    await step('The wish is reported once', async () => {
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
});

export const IsHeldWhileItIsPointedAt = meta.story({
  play: async ({ userEvent, step, args }) => {
    await step('Nobody holds it at first', async () => {
      await expect(args.onHold).not.toHaveBeenCalled();
    });
    await step('Point at it: it is held', async () => {
      await userEvent.hover(screen.getByText('QR Scanner not implemented in demo'));
      await expect(args.onHold).toHaveBeenLastCalledWith(true);
    });
    await step('Point elsewhere: it is let go', async () => {
      await userEvent.unhover(screen.getByText('QR Scanner not implemented in demo'));
      await expect(args.onHold).toHaveBeenLastCalledWith(false);
      await expect(args.onHold).toHaveBeenCalledTimes(2);
    });
  },
});

export const IsHeldWhileItHasTheFocus = meta.story({
  play: async ({ userEvent, step, args }) => {
    await step('Tab to its close button: it is held', async () => {
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: 'Close notice' })).toHaveFocus();
      await expect(args.onHold).toHaveBeenLastCalledWith(true);
    });
    await step('Tab away: it is let go', async () => {
      await userEvent.tab();
      await expect(args.onHold).toHaveBeenLastCalledWith(false);
    });
    await step('Come back and press Enter: it wants to close', async () => {
      await userEvent.tab({ shift: true });
      await userEvent.keyboard('{Enter}');
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
});

function ScanButton(notice: NoticeProps) {
  const [count, setCount] = useState(0);
  return (
    <>
      <Button
        onClick={() => {
          setCount(count + 1);
        }}
      >
        Scan
      </Button>
      {count > 0 && <Notice {...notice} messageId={count} />}
    </>
  );
}

export const AnnouncesTheSameTextAgain = meta.story({
  render: (args) => <ScanButton {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    const scan = canvas.getByRole('button', { name: 'Scan' });
    await step('Scan: the notice comes, and the focus stays', async () => {
      await userEvent.click(scan);
      await expect(screen.getByRole('alert')).toBeVisible();
      await expect(scan).toHaveFocus();
    });
    const first = screen.getByRole('alert');
    await step('Scan again: a new notice stands there, so that it is announced anew', async () => {
      await userEvent.click(scan);
      await expect(first).not.toBeInTheDocument();
      await expect(screen.getByRole('alert')).toHaveTextContent(
        'QR Scanner not implemented in demo',
      );
    });
  },
});

/** A dialog hides everything behind it from screen readers; the notice stands beside it. */
export const IsHeardOverADialog = meta.story({
  args: { text: 'Help & Support coming soon!' },
  render: (args) => (
    <>
      <Sheet title="Send" open onClose={() => undefined}>
        What is in the dialog.
      </Sheet>
      <Notice {...args} />
    </>
  ),
  play: async ({ userEvent, step, args }) => {
    await step('Both the dialog and the notice are there for screen readers', async () => {
      // Until its motion is over it is not all there.
      const dialog = await screen.findByRole('dialog', { name: 'Send' });
      await waitFor(() => expect(dialog).toBeVisible());
      await expect(screen.getByRole('alert')).toHaveTextContent('Help & Support coming soon!');
    });
    await step('It can be closed, and the dialog stays', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Close notice' }));
      await expect(args.onClose).toHaveBeenCalledOnce();
      await expect(screen.getByRole('dialog', { name: 'Send' })).toBeVisible();
    });
  },
});

/** The room between two boxes, from above to below; negative when they overlap. */
const gapBetween = (above: Element, below: Element) =>
  below.getBoundingClientRect().top - above.getBoundingClientRect().bottom;

/** A sheet that would take the whole height of the screen. */
const overASheet = (args: NoticeProps) => (
  <>
    <Sheet title="Send" open onClose={() => undefined}>
      <Stack spacing={2} sx={{ minBlockSize: 900, justifyContent: 'space-between' }}>
        <Button variant="contained">First</Button>
        <Button variant="contained">Last</Button>
      </Stack>
    </Sheet>
    <Notice {...args} />
  </>
);

export const LeavesASheetFree = meta.story({
  render: overASheet,
  globals: { viewport: { value: 'small' } },
  play: async ({ step }) => {
    const sheet = await screen.findByRole('dialog', { name: 'Send' });
    await step('It stands above the sheet, whose close button is free', async () => {
      const notice = screen.getByRole('alert');
      await waitFor(() => expect(gapBetween(notice, sheet)).toBe(12));
      await expect(notice.getBoundingClientRect().top).toBe(12);
      await expect(sheet.getBoundingClientRect().bottom).toBe(640);
    });
    await step('So is the last button, once it is scrolled to', async () => {
      const last = screen.getByRole('button', { name: 'Last' });
      last.focus();
      await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(640);
    });
  },
});

export const LeavesASheetFreeOnAWideScreen = meta.story({
  render: overASheet,
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: 'Send' });
    await waitFor(() =>
      expect(gapBetween(screen.getByRole('alert'), sheet)).toBeGreaterThanOrEqual(12),
    );
  },
});

export const LeavesTheSideMenuFree = meta.story({
  render: (args) => (
    <>
      <SideMenu
        open
        onClose={() => undefined}
        switcher={null}
        links={[]}
        currentHref="/app"
        mode="light"
        onToggleMode={() => undefined}
        onAction={() => undefined}
      />
      <Notice {...args} />
    </>
  ),
  globals: { viewport: { value: 'small' } },
  play: async ({ step }) => {
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    await step('It stands below the menu, on the edge of the screen', async () => {
      const notice = screen.getByRole('alert');
      await waitFor(() => expect(gapBetween(menu, notice)).toBe(12));
      await expect(notice.getBoundingClientRect().bottom).toBe(628);
    });
    await step('The last entry is free, once it is scrolled to', async () => {
      const last = screen.getByRole('button', { name: 'Customer Support' });
      last.focus();
      await expect(gapBetween(last, screen.getByRole('alert'))).toBeGreaterThanOrEqual(12);
    });
  },
});

/** Where a popup opens is up to its button, so it lies above the notice. */
export const LeavesAPopupFree = meta.story({
  render: (args) => (
    <>
      <Box sx={{ blockSize: 460 }} />
      <ListboxButton
        label="Switch network"
        listLabel="Networks"
        options={['Ethereum', 'Bitcoin', 'Polygon'].map((name) => ({ id: name, content: name }))}
        selectedId="Ethereum"
        onSelect={() => undefined}
      >
        Ethereum
      </ListboxButton>
      <Notice {...args} />
    </>
  ),
  globals: { viewport: { value: 'small' } },
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Switch network Ethereum' }));
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
    for (const option of screen.getAllByRole('option')) {
      const { left, top, width, height } = option.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      await expect(option.contains(hit)).toBe(true);
    }
  },
});
