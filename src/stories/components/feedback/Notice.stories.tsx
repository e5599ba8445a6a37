import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { NoticeButton } from '../../../components/feedback/internals/noticeButton';
import { Notice, type NoticeProps } from '../../../components/feedback/Notice';
import { Sheet } from '../../../components/feedback/Sheet';
import { ListboxButton } from '../../../components/inputs/ListboxButton';
import { SideMenu } from '../../../components/layout/SideMenu';

const undo = fn();

/**
 * A short message over the page about something that has just happened, also called a toast.
 *
 * Use it for the result of an action. The notice has no timer, so your component removes it, for example after five
 * seconds. Do not remove the notice while the pointer or the focus is in it: `onHold` is called with `true` when either
 * enters, and with `false` when both have left.
 *
 * **When not to use it**: For a question, use a dialog such as `Sheet`. For a message that should stay until the user
 * has dealt with it, use `Banner`.
 *
 * **Keyboard**: The notice does not receive the focus when it appears. Its close button is the last stop of Tab on the
 * page. With `onClose`, Escape closes the notice, even if the focus is in an open sheet. The sheet then stays open
 * until the next Escape, unless `passesEscape` is set. An open menu or list closes before the notice.
 *
 * **Announces**: its text as soon as it appears (an alert), even while a dialog is open. If two notices in a row have
 * the same text, give the second notice another `messageId`, so that it is also announced.
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

export const Base = meta.story();

Base.test('the alert contains exactly the text', async () => {
  await expect(screen.getByRole('alert')).toHaveTextContent(/^QR Scanner not implemented in demo$/);
});

Base.test('the notice does not receive the focus', async () => {
  await expect(document.body).toHaveFocus();
});

Base.test('announces the same text again', async ({ step, canvas, userEvent, args, mount }) => {
  await mount(<ScanButton {...args} />);
  const scan = canvas.getByRole('button', { name: 'Scan' });
  await step('Scan: the notice appears, and the focus stays', async () => {
    await userEvent.click(scan);
    await expect(screen.getByRole('alert')).toBeVisible();
    await expect(scan).toHaveFocus();
  });
  const first = screen.getByRole('alert');
  await step(
    'Scan again: a new element replaces the notice, so that it is announced again',
    async () => {
      await userEvent.click(scan);
      await expect(first).not.toBeInTheDocument();
      await expect(screen.getByRole('alert')).toHaveTextContent(
        'QR Scanner not implemented in demo',
      );
    },
  );
});

Base.test('renders nothing without text', { args: { text: null } }, async () => {
  await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

Base.test(
  'stays above the Tab bar',
  { globals: { viewport: { value: 'small' } } },
  async ({ step }) => {
    await step('The notice fits above the tab bar', async () => {
      const { left, right, bottom } = screen.getByRole('alert').getBoundingClientRect();
      await expect(left).toBe(16);
      await expect(right).toBe(304);
      await expect(bottom).toBe(564);
    });
  },
);

/** `onHold` reports the pointer and the focus. The close button calls `onClose`. */
Base.test('closes with its button', async ({ step, userEvent, args }) => {
  await step('Press the close button', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Close notice' }));
  });
  await step('`onClose` is called once', async () => {
    await expect(args.onClose).toHaveBeenCalledOnce();
  });
});

Base.test('reports hovering', async ({ step, userEvent, args }) => {
  await step('At first `onHold` was not called', async () => {
    await expect(args.onHold).not.toHaveBeenCalled();
  });
  await step('Hover the notice: `onHold` is called with true', async () => {
    await userEvent.hover(screen.getByText('QR Scanner not implemented in demo'));
    await expect(args.onHold).toHaveBeenLastCalledWith(true);
  });
  await step('Move the pointer away: `onHold` is called with false', async () => {
    await userEvent.unhover(screen.getByText('QR Scanner not implemented in demo'));
    await expect(args.onHold).toHaveBeenLastCalledWith(false);
    await expect(args.onHold).toHaveBeenCalledTimes(2);
  });
});

Base.test('reports the focus', async ({ step, userEvent, args }) => {
  await step('Tab to the close button: `onHold` is called with true', async () => {
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close notice' })).toHaveFocus();
    await expect(args.onHold).toHaveBeenLastCalledWith(true);
  });
  await step('Tab away: `onHold` is called with false', async () => {
    await userEvent.tab();
    await expect(args.onHold).toHaveBeenLastCalledWith(false);
  });
  await step('Return and press Enter: `onClose` is called', async () => {
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  });
});

Base.test('returns the focus when it closes', async ({ args, canvas, mount, userEvent }) => {
  await mount(<ScanButton {...args} />);
  const scan = canvas.getByRole('button', { name: 'Scan' });
  await userEvent.click(scan);
  await userEvent.tab();
  await expect(screen.getByRole('button', { name: 'Close notice' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(scan).toHaveFocus();
});

const closeDialog = fn();

const overADialog = {
  args: { text: 'Help & Support coming soon!' },
  render: (args: NoticeProps) => (
    <>
      <Sheet title="Send" open onClose={closeDialog}>
        The content of the dialog.
      </Sheet>
      <Notice {...args} />
    </>
  ),
};

Base.test('closes with Escape before a dialog', overADialog, async ({ userEvent, args }) => {
  await screen.findByRole('dialog', { name: 'Send' });
  await userEvent.keyboard('{Escape}');
  await expect(args.onClose).toHaveBeenCalledOnce();
  await expect(closeDialog).not.toHaveBeenCalled();
});

Base.test(
  'closes together with a dialog if it passes Escape',
  { ...overADialog, args: { ...overADialog.args, passesEscape: true } },
  async ({ userEvent, args }) => {
    await screen.findByRole('dialog', { name: 'Send' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(closeDialog).toHaveBeenCalledOnce();
  },
);

/** A dialog hides the rest of the page from screen readers, but it does not hide the notice. */
Base.test('stays accessible over a dialog', overADialog, async ({ userEvent, step, args }) => {
  await step('Dialog and notice are both accessible', async () => {
    // The dialog is not visible before its transition ends, so the story waits.
    const dialog = await screen.findByRole('dialog', { name: 'Send' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(screen.getByRole('alert')).toHaveTextContent('Help & Support coming soon!');
  });
  await step('The notice can be closed, and the dialog stays', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Close notice' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(screen.getByRole('dialog', { name: 'Send' })).toBeVisible();
  });
});

const besideAList = {
  render: (args: NoticeProps) => (
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
};

/** A popup opens next to its button and may overlap the notice, so the popup is in front of the notice. */
Base.test(
  'does not cover a popup',
  {
    ...besideAList,
    globals: { viewport: { value: 'small' } },
  },
  async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Switch network Ethereum' }));
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
    for (const option of screen.getAllByRole('option')) {
      const { left, top, width, height } = option.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      await expect(option.contains(hit)).toBe(true);
    }
  },
);

Base.test('closes with Escape after an open list', besideAList, async ({ args, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Switch network Ethereum' }));
  await waitFor(() => expect(screen.getByRole('option', { name: 'Ethereum' })).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  await expect(args.onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await expect(args.onClose).toHaveBeenCalledOnce();
});

/** Without `onClose`, the notice has no close button. */
export const WithoutCloseButton = meta.story({
  render: ({ text }) => <Notice text={text} />,
  play: async () => {
    await expect(screen.getByRole('alert')).toBeVisible();
    await expect(screen.queryByRole('button')).not.toBeInTheDocument();
  },
});

/**
 * A user may need longer than a few seconds to reach the button (WCAG 2.2.1). So do not remove a notice with a button
 * after a time limit.
 */
export const WithAction = meta.story({
  args: {
    text: 'Contact removed',
    action: <NoticeButton onClick={undo}>Undo</NoticeButton>,
  },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(undo).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close notice' })).toHaveFocus();
  },
});

/** The text wraps, and the close button stays on the screen. */
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

/** Returns the vertical space between two elements in pixels. The number is negative if the elements overlap. */
const gapBetween = (above: Element, below: Element) =>
  below.getBoundingClientRect().top - above.getBoundingClientRect().bottom;

/** A notice over an open sheet. Without the notice, the sheet would be as high as the screen. */
function OverASheet({ onClose, ...notice }: NoticeProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Sheet title="Send" open onClose={() => undefined}>
        <Stack spacing={2} sx={{ minBlockSize: 900, justifyContent: 'space-between' }}>
          <Button variant="contained">First</Button>
          <Button variant="contained">Last</Button>
        </Stack>
      </Sheet>
      <Notice
        {...notice}
        text={isOpen ? notice.text : null}
        onClose={() => {
          setOpen(false);
          onClose?.();
        }}
      />
    </>
  );
}

/** The notice is above the sheet. The sheet shrinks to make room for it. */
export const WithAnOpenSheet = meta.story({
  render: (args) => <OverASheet {...args} />,
  globals: { viewport: { value: 'small' } },
  play: async ({ step }) => {
    const sheet = await screen.findByRole('dialog', { name: 'Send' });
    await step('The notice is above the sheet, and does not cover it', async () => {
      const notice = screen.getByRole('alert');
      await waitFor(() => expect(gapBetween(notice, sheet)).toBe(12));
      await expect(notice.getBoundingClientRect().top).toBe(12);
      await expect(sheet.getBoundingClientRect().bottom).toBe(640);
    });
    await step('The last button can be scrolled into view', async () => {
      const last = screen.getByRole('button', { name: 'Last' });
      last.focus();
      await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(640);
    });
  },
});

WithAnOpenSheet.test('returns its room to the sheet when it closes', async ({ userEvent }) => {
  const sheet = await screen.findByRole('dialog', { name: 'Send' });
  const { height } = sheet.getBoundingClientRect();
  await userEvent.click(screen.getByRole('button', { name: 'Close notice' }));
  await waitFor(() => expect(sheet.getBoundingClientRect().height).toBeGreaterThan(height));
});

/**
 * The notice covers the bottom of the menu. The menu leaves this space empty, so every entry can be scrolled into view.
 */
export const WithAnOpenSideMenu = meta.story({
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
    await step('The notice is in the menu, at its end', async () => {
      await waitFor(() =>
        expect(menu.getBoundingClientRect()).toMatchObject({ left: 0, right: 272 }),
      );
      await expect(menu.getBoundingClientRect().bottom).toBe(640);
      const notice = screen.getByRole('alert').getBoundingClientRect();
      await expect(notice).toMatchObject({ left: 12, right: 260, bottom: 628 });
    });
    await step('The last entry can be scrolled into view above the notice', async () => {
      const last = screen.getByRole('button', { name: 'Customer Support' });
      last.focus();
      await expect(gapBetween(last, screen.getByRole('alert'))).toBeGreaterThanOrEqual(12);
    });
  },
});

Base.test(
  'stays above a sheet on desktop',
  { render: (args) => <OverASheet {...args} />, globals: { viewport: { value: 'desktop' } } },
  async () => {
    const sheet = await screen.findByRole('dialog', { name: 'Send' });
    await waitFor(() =>
      expect(gapBetween(screen.getByRole('alert'), sheet)).toBeGreaterThanOrEqual(12),
    );
  },
);

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
