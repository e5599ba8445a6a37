import { useState, type ReactNode } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { worldOf } from '#.storybook/world';
import { NoticeOutlet } from '../../../app/NoticeOutlet';
import { LateMenu, type LateMenuProps } from '../../../features/page/LateMenu';
import { MissingCode } from '../../../hooks/lazyWithRetry';

function Broken({ cause }: { cause: Error }): ReactNode {
  throw cause;
}

/** A menu that fails when it opens for the first time. */
function FailingOnce({ onOpen, onClose, children, ...props }: LateMenuProps) {
  const [isOpen, setOpen] = useState(true);
  const [hasFailed, setFailed] = useState(false);
  return (
    <LateMenu
      {...props}
      open={isOpen}
      onOpen={() => {
        setOpen(true);
        onOpen();
      }}
      onClose={() => {
        setOpen(false);
        setFailed(true);
        onClose();
      }}
    >
      {isOpen && (hasFailed ? <p>The entries of the menu</p> : children)}
    </LateMenu>
  );
}

/** A menu whose code loads when it opens. If the menu fails, it closes, and a notice offers to open it again. */
const meta = preview.meta({
  component: LateMenu,
  args: {
    name: 'Menu',
    open: true,
    onOpen: fn(),
    onClose: fn(),
    children: <p>The entries of the menu</p>,
  },
  argTypes: { children: { control: false } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <NoticeOutlet />
      </>
    ),
  ],
  parameters: { world: {} },
});

export const Base = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('The entries of the menu')).toBeVisible();
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  args: { children: <Broken cause={new Error('The menu is not readable')} /> },
  play: async (context) => {
    const { args } = context;
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Menu could not be shown\.Try again$/,
    );
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(worldOf(context).logged).toEqual(['Menu could not be shown']);
  },
});

Failed.test('opens again', async ({ args, userEvent }) => {
  const notice = screen.getByRole('alert');
  await expect(args.onOpen).not.toHaveBeenCalled();
  await userEvent.click(within(notice).getByRole('button', { name: 'Try again' }));
  await expect(args.onOpen).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

Failed.test(
  'renders the menu when it has opened again',
  { render: (args) => <FailingOnce {...args} /> },
  async ({ canvas, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('The entries of the menu')).toBeVisible();
  },
);

/** The same code was missing twice, so a new version of the app may have replaced its file. */
export const CodeMissingTwice = meta.story({
  args: { children: <Broken cause={new MissingCode(new TypeError('Failed to fetch'), true)} /> },
  play: async ({ args }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Menu could not be shown\.Reload the page$/,
    );
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

CodeMissingTwice.test('reloads the page', async ({ args, userEvent }) => {
  const reloads = fn((event: NavigateEvent) => {
    // Otherwise the reload would end the tests.
    event.preventDefault();
  });
  navigation.addEventListener('navigate', reloads);
  try {
    await userEvent.click(screen.getByRole('button', { name: 'Reload the page' }));
    await expect(reloads).toHaveBeenCalledOnce();
  } finally {
    navigation.removeEventListener('navigate', reloads);
  }
  await expect(reloads.mock.lastCall?.[0].navigationType).toBe('reload');
  await expect(args.onOpen).not.toHaveBeenCalled();
});

/** A reload would lose the page while the device is offline. So the notice offers to open the menu again. */
export const Offline = meta.story({
  args: { ...CodeMissingTwice.input.args },
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    return () => {
      Reflect.deleteProperty(navigator, 'onLine');
    };
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Menu could not be shown\. You are offline\.Try again$/,
    );
  },
});
