import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { worldOf } from '#.storybook/world';
import { Sheet } from '../../../components/feedback/Sheet/Sheet';
import { FailedSurface } from '../../../features/surfaces/FailedSurface';
import type { SurfaceProps } from '../../../features/surfaces/lazySurface';
import { lazySurface } from '../../../features/surfaces/lazySurface';
import { MissingCode } from '../../../hooks/lazyWithRetry';
import { Opener } from '../../../testing/Opener';

/** A browser's error for code that it cannot fetch. */
const LOST = new TypeError(
  'Failed to fetch dynamically imported module: /assets/SendSheet-BoAputWj.js',
);

function SendSheet(props: SurfaceProps) {
  return (
    <Sheet title="Send" {...props}>
      What is in the sheet.
    </Sheet>
  );
}

/** A sheet whose code is lost on the way so many times before it comes. */
function unsteadySheet(losses: number) {
  let left = losses;
  return lazySurface(
    () => 'Send',
    () => {
      left -= 1;
      return left >= 0 ? Promise.reject(LOST) : Promise.resolve(SendSheet);
    },
  );
}

function UnsteadyOpener({ losses }: { losses: number }) {
  const [surface] = useState(() => unsteadySheet(losses));
  return <Opener label="Open" surface={surface} />;
}

const press = (name: string) => screen.getByRole('button', { name });
const failure = () => screen.findByRole('alert');

/**
 * Replaces a sheet or a menu whose code cannot be loaded, or that throws, for `lazySurface`: a dialog of the same name
 * with a button that tries again. After a second failure another button reloads the page.
 *
 * **Keyboard**: the focus is on Try again; Escape closes, and the focus goes back to the button that
 * opened it.
 */
const meta = preview.meta({
  component: FailedSurface,
  args: {
    name: 'Send',
    error: new MissingCode(LOST),
    isTrying: false,
    onRetry: fn(),
    onClose: fn(),
  },
  argTypes: { error: { control: false } },
  parameters: {
    layout: 'fullscreen',
    world: {},
    docs: { story: { inline: false, height: '320px' } },
  },
});

export const Base = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Send' }));
    await expect(dialog.getByRole('heading', { level: 2 })).toHaveTextContent('Send');
    await expect(dialog.getByRole('alert')).toHaveTextContent(
      /^Send could not be loaded\. Check your connection and try again\.Try again$/,
    );
    await expect(press('Try again')).toHaveFocus();
    await userEvent.click(press('Close'));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** It threw while it rendered: that has nothing to do with the connection. */
export const Broken = meta.story({
  args: { error: new Error('The ledger is not readable') },
  play: async () => {
    await expect(await failure()).toHaveTextContent(/^Send could not be shown\.Try again$/);
  },
});

export const TryingAgain = meta.story({
  args: { isTrying: true },
  play: async () => {
    await expect(await screen.findByRole('progressbar', { name: 'Loading' })).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const { left, right, bottom } = (await screen.findByRole('dialog')).getBoundingClientRect();
    await expect(left).toBe(0);
    await expect(right).toBe(320);
    await expect(bottom).toBe(640);
  },
});

/** It is at the bottom edge, as a sheet is, also in a stack, which gives its children margins. */
export const Desktop = meta.story({
  globals: { viewport: { value: 'desktop' } },
  render: (args) => (
    <Stack spacing={6}>
      <p>Home</p>
      <FailedSurface {...args} />
    </Stack>
  ),
  play: async () => {
    const { left, right, bottom } = (await screen.findByRole('dialog')).getBoundingClientRect();
    await expect([left, right, bottom]).toEqual([416, 864, 800]);
  },
});

export const TriesAgain = meta.story({
  render: () => <UnsteadyOpener losses={2} />,
  play: async (context) => {
    const { userEvent, step } = context;
    await step('The code is lost: a dialog says so', async () => {
      await userEvent.click(press('Open'));
      await expect(await failure()).toHaveTextContent(/^Send could not be loaded\./);
      await expect(worldOf(context).logged).toEqual(['Send could not be opened']);
    });
    await step('It is lost again, and the focus is on Try again', async () => {
      await userEvent.click(press('Try again'));
      await waitFor(() => expect(worldOf(context).logged).toHaveLength(2));
      await waitFor(() => expect(press('Try again')).toHaveFocus());
      await expect(await failure()).toHaveTextContent(
        /^Send could not be shown\.A new version may be the reason\. Reload the page to get it\./,
      );
      await expect(press('Reload the page')).toBeVisible();
    });
    await step('The third time the sheet opens', async () => {
      await userEvent.click(press('Try again'));
      await expect(await screen.findByText('What is in the sheet.')).toBeInTheDocument();
      await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });
    await step('It gives the focus back to the button that opened it', async () => {
      await userEvent.click(press('Close'));
      await waitFor(() => expect(press('Open')).toHaveFocus());
    });
  },
});

export const TriesAgainByItselfOnceOnline = meta.story({
  render: () => <UnsteadyOpener losses={1} />,
  play: async ({ userEvent }) => {
    await userEvent.click(press('Open'));
    await failure();
    window.dispatchEvent(new Event('online'));
    await expect(await screen.findByText('What is in the sheet.')).toBeInTheDocument();
  },
});

export const IsTriedAgainByTheNextOpening = meta.story({
  render: () => <UnsteadyOpener losses={1} />,
  play: async ({ userEvent, step }) => {
    await step('Closed, it gives the focus back, and asks for no code', async () => {
      await userEvent.click(press('Open'));
      await failure();
      await userEvent.click(press('Close'));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(press('Open')).toHaveFocus();
    });
    await step('Opened again, it comes', async () => {
      await userEvent.click(press('Open'));
      await expect(await screen.findByText('What is in the sheet.')).toBeInTheDocument();
      await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });
  },
});
