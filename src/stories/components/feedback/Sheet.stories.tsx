import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Sheet, type SheetProps } from '../../../components/feedback/Sheet';
import { Form } from '../../../components/inputs/Form';
import { SubmitButton } from '../../../components/inputs/SubmitButton';
import { TextField } from '../../../components/inputs/TextField';
import { expectInSight } from '../../../testing/inSight';

/**
 * A dialog at the bottom of the screen for one task.
 *
 * Use it for a task that interrupts the page, such as sending money or creating a wallet. If a `Form` in the sheet has
 * typed text, the sheet asks before it closes and discards the text.
 *
 * **When not to use it**: For a choice from a list, use `MenuButton` or `ListboxButton`. For a message, use `Notice`.
 *
 * **Keyboard**: When the sheet opens, the focus moves into it. Tab and Shift+Tab stay inside the sheet. Escape closes
 * the sheet, and the focus returns to the element that opened it.
 *
 * **Announces**: its title as the dialog's name, when it opens.
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

/** A page that is long enough to scroll, with a button that opens the sheet. */
function SheetWithButton(sheet: SheetProps) {
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

/** Waits until the sheet is unmounted. */
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const Base = meta.story();

Base.test('the sheet is a dialog, named by its heading', async () => {
  const sheet = await screen.findByRole('dialog', { name: 'Send' });
  await waitFor(() => expect(sheet).toBeVisible());
  await expect(within(sheet).getByRole('heading', { level: 2 })).toHaveTextContent('Send');
  await expect(within(sheet).getByRole('button', { name: 'Close' })).toBeVisible();
});

Base.test(
  'fills the bottom of a phone',
  { globals: { viewport: { value: 'small' } } },
  async () => {
    const sheet = await screen.findByRole('dialog', { name: 'Send' });
    await waitFor(async () => {
      const { left, right, bottom } = sheet.getBoundingClientRect();
      await expect([left, right, bottom]).toEqual([0, 320, 640]);
    });
  },
);

Base.test(
  'wraps a long title',
  {
    args: { title: 'Create New Wallet for the Renovation of the House' },
    globals: { viewport: { value: 'small' } },
  },
  async ({ step }) => {
    await step('The title wraps, and the close button keeps its place and size', async () => {
      const sheet = await screen.findByRole('dialog', {
        name: 'Create New Wallet for the Renovation of the House',
      });
      const close = within(sheet).getByRole('button', { name: 'Close' }).getBoundingClientRect();
      await expect(close.width).toBeGreaterThanOrEqual(44);
      await expect(close.right).toBeLessThanOrEqual(320);
    });
  },
);

Base.test(
  'closes on an outside click',
  { globals: { viewport: { value: 'small' } } },
  async ({ step, mount, args, canvas, userEvent }) => {
    await mount(<SheetWithButton {...args} />);
    await step('Open the sheet, and tap inside: it stays open', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send money' }));
      await userEvent.click(await screen.findByRole('heading', { name: 'Send' }));
      await expect(args.onClose).not.toHaveBeenCalled();
    });
    await step('Tap at the top of the screen: the sheet closes', async () => {
      await userEvent.click(document.elementFromPoint(160, 20) ?? document.body);
      await closed();
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
);

/** A closed sheet is not rendered. An open sheet contains the focus. */
Base.test('moves and restores the focus', async ({ step, canvas, userEvent, args, mount }) => {
  await mount(<SheetWithButton {...args} />);
  const opener = canvas.getByRole('button', { name: 'Send money' });
  await step('Open the sheet by keyboard', async () => {
    await userEvent.tab();
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
  });
  await step('The focus moves into the sheet', async () => {
    const sheet = await screen.findByRole('dialog', { name: 'Send' });
    await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true));
  });
  await step('Screen readers do not find the elements behind the sheet', async () => {
    await expect(screen.queryByRole('button', { name: 'Send money' })).not.toBeInTheDocument();
  });
  await step('Escape closes the sheet', async () => {
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(args.onClose).toHaveBeenCalledOnce();
  });
  await step('The focus is back on the button that opened it', async () => {
    await waitFor(() => expect(opener).toHaveFocus());
  });
});

Base.test('closes with its button', async ({ step, canvas, userEvent, args, mount }) => {
  await mount(<SheetWithButton {...args} />);
  await step('Open the sheet, and press Close', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send money' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  });
  await step('The sheet is closed, and the focus is back on the button', async () => {
    await closed();
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Send money' })).toHaveFocus());
  });
});

Base.test('locks the page scroll', async ({ step, canvas, userEvent, args, mount }) => {
  await mount(<SheetWithButton {...args} />);
  await step('While the sheet is open, the page behind it cannot be scrolled', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send money' }));
    await screen.findByRole('dialog', { name: 'Send' });
    await expect(getComputedStyle(document.body).overflowY).toBe('hidden');
  });
  await step('After the sheet has closed, the page can be scrolled', async () => {
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(getComputedStyle(document.body).overflowY).toBe('visible');
  });
});

Base.test('renders nothing when closed', async ({ args, mount }) => {
  await mount(<SheetWithButton {...args} open={false} />);
  await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

Base.test(
  'stays in the column on desktop',
  { globals: { viewport: { value: 'desktop' } } },
  async () => {
    const sheet = await screen.findByRole('dialog', { name: 'Send' });
    await waitFor(async () => {
      const { left, right, bottom } = sheet.getBoundingClientRect();
      await expect([left, right, bottom]).toEqual([416, 864, 800]);
    });
  },
);

Base.test(
  'traps the focus',
  { render: (args) => <SheetWithButton {...args} /> },
  async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send money' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Send' }));
    const close = sheet.getByRole('button', { name: 'Close' });
    await step('Tab moves through the sheet', async () => {
      await userEvent.tab();
      await expect(close).toHaveFocus();
      await userEvent.tab();
      await expect(sheet.getByRole('textbox', { name: 'Recipient' })).toHaveFocus();
      await userEvent.tab();
      await expect(sheet.getByRole('button', { name: 'Continue' })).toHaveFocus();
    });
    await step('From the last stop Tab returns to the first', async () => {
      await userEvent.tab();
      await waitFor(() => expect(close).toHaveFocus());
    });
    await step('From the first stop Shift+Tab moves to the last', async () => {
      await userEvent.tab({ shift: true });
      await waitFor(() => expect(sheet.getByRole('button', { name: 'Continue' })).toHaveFocus());
    });
  },
);

const withForm = {
  children: (
    <Form onSubmit={fn()}>
      <TextField label="Recipient" />
      <TextField label="Note" />
    </Form>
  ),
};

Base.test('closes at once without typed text', { args: withForm }, async ({ args, app }) => {
  await app.sheet('Send').close();
  await expect(args.onClose).toHaveBeenCalledOnce();
});

Base.test(
  'asks before it discards typed text',
  { args: withForm },
  async ({ args, app, userEvent }) => {
    const sheet = app.sheet('Send');
    const field = await screen.findByRole('textbox', { name: 'Recipient' });
    await userEvent.type(field, 'ana');
    await sheet.close();
    const question = screen.getByRole('group', { name: 'Discard and close?' });
    await expect(question).toHaveAccessibleDescription('What you entered has not been saved.');
    await expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
    await expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(args.onClose).not.toHaveBeenCalled();
    await sheet.keepEditing();
    await expect(screen.getByRole('textbox', { name: 'Recipient' })).toHaveValue('ana');
    await expect(screen.getByRole('textbox', { name: 'Recipient' })).toHaveFocus();
    await sheet.close();
    await sheet.discard();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
);

Base.test(
  'returns from the question to the field with Escape, even if a button had the focus last',
  {
    args: {
      children: (
        <Form onSubmit={fn()} actions={<SubmitButton>Save</SubmitButton>}>
          <TextField label="Recipient" />
        </Form>
      ),
    },
  },
  async ({ args, app, userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Recipient' }), 'ana');
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
    await app.sheet('Send').close();
    await expect(screen.getByRole('group', { name: 'Discard and close?' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('group')).not.toBeInTheDocument();
    await expect(screen.getByRole('textbox', { name: 'Recipient' })).toHaveFocus();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
);

Base.test(
  'shows the empty form when it opens again after the text was discarded',
  { args: withForm, render: (args) => <SheetWithButton {...args} /> },
  async ({ app, userEvent }) => {
    const sheet = app.sheet('Send');
    await sheet.openFrom('Send money');
    await userEvent.type(screen.getByRole('textbox', { name: 'Recipient' }), 'ana');
    await sheet.close();
    await sheet.discard();
    await sheet.closed();
    await sheet.openFrom('Send money');
    await expect(screen.getByRole('textbox', { name: 'Recipient' })).toHaveValue('');
    await expect(screen.queryByRole('group')).not.toBeInTheDocument();
  },
);

const submitted = fn();

Base.test(
  'asks before it discards text that is still in the form after a submission',
  {
    args: {
      children: (
        <Form onSubmit={submitted} actions={<SubmitButton>Save</SubmitButton>}>
          <TextField label="Recipient" />
        </Form>
      ),
    },
  },
  async ({ args, app, userEvent }) => {
    const field = await screen.findByRole('textbox', { name: 'Recipient' });
    await userEvent.type(field, 'ana{Enter}');
    await waitFor(() => expect(submitted).toHaveBeenCalledOnce());
    await app.sheet('Send').close();
    await expect(screen.getByRole('group', { name: 'Discard and close?' })).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
);

/** A long word breaks into lines, and the close button stays in place. */
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

/** The content scrolls, also by keyboard. The title and the close button stay visible. */
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
    await step('The sheet fits into the screen', async () => {
      const { top, bottom } = screen.getByRole('dialog').getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(0);
      await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    });
    await step('The close button is in sight', async () => {
      const { top } = sheet.getByRole('button', { name: 'Close' }).getBoundingClientRect();
      await expect(top).toBeGreaterThan(0);
    });
    await step(
      'The text extends below the screen, and scrolls without moving the title',
      async () => {
        const text = sheet.getByText(/^This text is longer/);
        await expect(text.getBoundingClientRect().bottom).toBeGreaterThan(window.innerHeight);
        const title = sheet.getByRole('heading', { name: 'Terms' });
        const before = title.getBoundingClientRect().top;
        text.scrollIntoView({ block: 'end' });
        await expect(text.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
        await expect(title.getBoundingClientRect().top).toBe(before);
      },
    );
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

/** The form scrolls above its buttons. The buttons stay visible and never cover the focused field. */
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
    await step('The buttons are in sight, and focusing them does not scroll', async () => {
      await waitFor(() => expectInSight(save));
      await expectInSight(sheet.getByRole('button', { name: 'Cancel' }));
      save.focus();
      await expect(screen.getByRole('dialog').scrollTop).toBe(0);
    });
    const title = sheet.getByRole('heading', { name: 'Send' }).getBoundingClientRect();
    await step('Focus the fields downwards: each is above the buttons', async () => {
      for (const name of ['Street', 'Town', 'Postcode', 'Country']) {
        field(name).focus();
        await above(name);
      }
    });
    await step('Focus the fields upwards: each is below the title', async () => {
      for (const name of ['Postcode', 'Town', 'Street', 'Last name', 'First name']) {
        field(name).focus();
        await expect(field(name).getBoundingClientRect().top).toBeGreaterThanOrEqual(title.bottom);
        await above(name);
      }
      await expectInSight(save);
    });
  },
});

/**
 * With text at 200 %, fixed buttons would leave too little room for the fields. So the buttons scroll with the form.
 */
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
