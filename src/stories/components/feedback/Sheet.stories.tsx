import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import type { SheetProps } from '../../../components/feedback/Sheet/Sheet';
import { Sheet } from '../../../components/feedback/Sheet/Sheet';
import { Form } from '../../../components/inputs/Form';
import { SubmitButton } from '../../../components/inputs/SubmitButton';
import { TextField } from '../../../components/inputs/TextField';
import { expectInSight } from '../../../testing/inSight';

/**
 * A dialog for one task that interrupts the page: sending, receiving, a new wallet.
 *
 * **When not to use it**: For a choice among a few things: that is `MenuButton` or `ListboxButton`.
 * For something to read in passing: `Notice`.
 *
 * **States**: closed (not in the page at all), open, open with more in it than fits: then it
 * scrolls, while its title, its close button and the actions of a `Form` in it stay in sight. On a screen that is too
 * low for that, such as a phone on its side or with large text, the actions scroll with the content.
 *
 * **Keyboard**: opening takes the focus into the sheet; Tab and Shift+Tab go round inside it;
 * Escape closes it, and the focus returns to what opened it.
 *
 * **Announces**: its title as the dialog's name, when it opens.
 *
 * **Related**: `SendForm`, `ReceivePanel`, `CreateWalletForm`, `Popup`, `Notice`.
 *
 * **Find it by**: dialog, modal, bottom sheet, overlay, popup window.
 */
const meta = preview.meta({
  component: Sheet,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '480px' } },
  },
  args: {
    title: 'Send',
    open: true,
    onClose: fn(),
    children: (
      <Stack spacing={2}>
        <TextField label="Recipient" />
        <Button variant="contained">Continue</Button>
      </Stack>
    ),
  },
});

/** The sheet behind a button, as on a page that is long enough to scroll. */
function SheetBehindAButton(sheet: SheetProps) {
  const [open, setOpen] = useState(false);
  return (
    <main style={{ minHeight: '150vh', padding: 16 }}>
      <Button
        variant="contained"
        onClick={() => {
          setOpen(true);
        }}
      >
        Send money
      </Button>
      <Sheet
        {...sheet}
        open={open}
        onClose={() => {
          setOpen(false);
          sheet.onClose();
        }}
      />
    </main>
  );
}

/** Waits until the sheet has gone from the page. */
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const Base = meta.story({
  play: async ({ step }) => {
    await step('It is a dialog with a name, which is its heading', async () => {
      const sheet = await screen.findByRole('dialog', { name: 'Send' });
      await waitFor(() => expect(sheet).toBeVisible());
      await expect(within(sheet).getByRole('heading', { level: 2 })).toHaveTextContent('Send');
      await expect(within(sheet).getByRole('button', { name: 'Close' })).toBeVisible();
    });
  },
});

export const Closed = meta.story({
  args: { open: false },
  play: async () => {
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
});

/** A title in one word that is wider than the sheet breaks, and leaves the close button its place. */
export const LongTitle = meta.story({
  args: { title: 'Donaudampfschifffahrtsgesellschaftskapitänswitwenpensionskasse' },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const sheet = await screen.findByRole('dialog');
    const close = within(sheet).getByRole('button', { name: 'Close' });
    await expect(close.getBoundingClientRect().right).toBeLessThanOrEqual(320);
    await expect(sheet.scrollWidth).toBe(sheet.clientWidth);
  },
});

/** It scrolls, also by keyboard; the title and the close button stay in sight. */
export const LongContent = meta.story({
  args: {
    title: 'Terms',
    children: (
      <Typography sx={{ minBlockSize: 2_000 }}>
        This text is longer than any screen, and there is nothing to press in it.
      </Typography>
    ),
  },
  play: async ({ step }) => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Terms' }));
    await step('The sheet ends where the screen does', async () => {
      const { top, bottom } = screen.getByRole('dialog').getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(0);
      await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    });
    await step('The close button is in sight', async () => {
      const { top } = sheet.getByRole('button', { name: 'Close' }).getBoundingClientRect();
      await expect(top).toBeGreaterThan(0);
    });
    await step('The text goes on below, and scrolls without moving the title', async () => {
      const text = sheet.getByText(/^This text is longer/);
      await expect(text.getBoundingClientRect().bottom).toBeGreaterThan(window.innerHeight);
      const title = sheet.getByRole('heading', { name: 'Terms' });
      const before = title.getBoundingClientRect().top;
      text.scrollIntoView({ block: 'end' });
      await expect(text.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
      await expect(title.getBoundingClientRect().top).toBe(before);
    });
  },
});

const LONG_FORM = (
  <Form
    spacing={8}
    onSubmit={fn()}
    actions={
      <>
        <SubmitButton>Save</SubmitButton>
        <Button>Cancel</Button>
      </>
    }
  >
    {['First name', 'Last name', 'Street', 'Town', 'Postcode', 'Country'].map((label) => (
      <TextField key={label} label={label} />
    ))}
  </Form>
);

/** A form that is longer than the screen: its actions stay in sight, and hide nothing that has the focus. */
export const LongForm = meta.story({
  args: { children: LONG_FORM },
  globals: { viewport: { value: 'small' } },
  play: async ({ step }) => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Send' }));
    const field = (name: string) => sheet.getByRole('textbox', { name });
    const save = sheet.getByRole('button', { name: 'Save' });
    const above = (name: string) =>
      expect(field(name).getBoundingClientRect().bottom).toBeLessThanOrEqual(
        save.getBoundingClientRect().top,
      );
    await step('The buttons are in sight, and their focus scrolls nothing', async () => {
      await waitFor(() => expectInSight(save));
      await expectInSight(sheet.getByRole('button', { name: 'Cancel' }));
      save.focus();
      await expect(screen.getByRole('dialog').scrollTop).toBe(0);
    });
    const title = sheet.getByRole('heading', { name: 'Send' }).getBoundingClientRect();
    await step('Go down field by field: each is above the buttons', async () => {
      for (const name of ['Street', 'Town', 'Postcode', 'Country']) {
        field(name).focus();
        await above(name);
      }
    });
    await step('Go up again: each is below the title', async () => {
      for (const name of ['Postcode', 'Town', 'Street', 'Last name', 'First name']) {
        field(name).focus();
        await expect(field(name).getBoundingClientRect().top).toBeGreaterThanOrEqual(title.bottom);
        await above(name);
      }
      await expectInSight(save);
    });
  },
});

/** Text of twice the size leaves no room for the actions: they scroll with the form, and cover none of it. */
export const LongFormInLargeText = meta.story({
  args: { children: LONG_FORM },
  globals: { viewport: { value: 'small' }, textSize: 'large' },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Send' }));
    const save = sheet.getByRole('button', { name: 'Save' });
    await waitFor(() => expect(save.getBoundingClientRect().top).toBeGreaterThan(640));
    save.focus();
    await expectInSight(save);
  },
});

export const LongName = meta.story({
  args: { title: 'Create New Wallet for the Renovation of the House' },
  globals: { viewport: { value: 'small' } },
  play: async ({ step }) => {
    await step('The title wraps, and the close button keeps its place and size', async () => {
      const sheet = await screen.findByRole('dialog', {
        name: 'Create New Wallet for the Renovation of the House',
      });
      const close = within(sheet).getByRole('button', { name: 'Close' }).getBoundingClientRect();
      await expect(close.width).toBeGreaterThanOrEqual(44);
      await expect(close.right).toBeLessThanOrEqual(320);
    });
  },
});

/** It is at the bottom edge at every width, and no wider than the app's column. */
export const IsAtTheBottomEdge = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: 'Send' });
    await waitFor(async () => {
      const { left, right, bottom } = sheet.getBoundingClientRect();
      await expect([left, right, bottom]).toEqual([0, 320, 640]);
    });
  },
});

export const KeepsToTheColumn = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: 'Send' });
    await waitFor(async () => {
      const { left, right, bottom } = sheet.getBoundingClientRect();
      await expect([left, right, bottom]).toEqual([416, 864, 800]);
    });
  },
});

export const TakesTheFocusAndGivesItBack = meta.story({
  render: (args) => <SheetBehindAButton {...args} />,
  play: async ({ canvas, userEvent, step, args }) => {
    const opener = canvas.getByRole('button', { name: 'Send money' });
    await step('Open the sheet by keyboard', async () => {
      await userEvent.tab();
      await expect(opener).toHaveFocus();
      await userEvent.keyboard('{Enter}');
    });
    await step('The focus goes into it', async () => {
      const sheet = await screen.findByRole('dialog', { name: 'Send' });
      await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true));
    });
    await step('What is behind it is not there for screen readers', async () => {
      await expect(screen.queryByRole('button', { name: 'Send money' })).not.toBeInTheDocument();
    });
    await step('Escape closes it', async () => {
      await userEvent.keyboard('{Escape}');
      await closed();
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
    await step('The focus is back on the button that opened it', async () => {
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
});

export const KeepsTheFocusIn = meta.story({
  render: (args) => <SheetBehindAButton {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send money' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Send' }));
    const close = sheet.getByRole('button', { name: 'Close' });
    await step('Tab walks through the sheet', async () => {
      await userEvent.tab();
      await expect(close).toHaveFocus();
      await userEvent.tab();
      await expect(sheet.getByRole('textbox', { name: 'Recipient' })).toHaveFocus();
      await userEvent.tab();
      await expect(sheet.getByRole('button', { name: 'Continue' })).toHaveFocus();
    });
    await step('After the last stop comes the first again', async () => {
      await userEvent.tab();
      await waitFor(() => expect(close).toHaveFocus());
    });
    await step('And backwards from the first the last', async () => {
      await userEvent.tab({ shift: true });
      await waitFor(() => expect(sheet.getByRole('button', { name: 'Continue' })).toHaveFocus());
    });
  },
});

export const ClosesByItsButton = meta.story({
  render: (args) => <SheetBehindAButton {...args} />,
  play: async ({ canvas, userEvent, step, args }) => {
    await step('Open it, and press Close', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send money' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    });
    await step('It is gone, and the focus is back', async () => {
      await closed();
      await expect(args.onClose).toHaveBeenCalledOnce();
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Send money' })).toHaveFocus());
    });
  },
});

export const ClosesByATapBesideIt = meta.story({
  globals: { viewport: { value: 'small' } },
  render: (args) => <SheetBehindAButton {...args} />,
  play: async ({ canvas, userEvent, step, args }) => {
    await step('Open it, and tap into it: it stays', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send money' }));
      await userEvent.click(await screen.findByRole('heading', { name: 'Send' }));
      await expect(args.onClose).not.toHaveBeenCalled();
    });
    await step('Tap at the top of the screen: it closes', async () => {
      await userEvent.click(document.elementFromPoint(160, 20) ?? document.body);
      await closed();
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
});

export const KeepsThePageStill = meta.story({
  render: (args) => <SheetBehindAButton {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    await step('While it is open, the page behind it cannot be scrolled', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send money' }));
      await screen.findByRole('dialog', { name: 'Send' });
      await expect(getComputedStyle(document.body).overflowY).toBe('hidden');
    });
    await step('Afterwards it can', async () => {
      await userEvent.keyboard('{Escape}');
      await closed();
      await expect(getComputedStyle(document.body).overflowY).toBe('visible');
    });
  },
});
