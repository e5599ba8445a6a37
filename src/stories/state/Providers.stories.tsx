import Button from '@mui/material/Button';
import { useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import type { StoryWorld } from '../../testing/storyWorld';
import { createStoryWorld } from '../../testing/storyWorld';
import type { World } from '../../state/world';
import { AppProviders } from '../../state/AppProviders';
import { useAuth } from '../../state/AuthProvider';
import { useCopy, useLog, useShare } from '../../state/DeviceProvider';
import { useNotice } from '../../state/NoticeProvider';
import { selectActiveWallet } from '../../state/selectors';
import { useWallet, WalletProvider } from '../../state/WalletProvider';

const Fine = () => <p>Nothing was missed</p>;

/** A component for each hook, which does nothing but call it. */
const CALLERS = {
  useAuth: function CallsUseAuth() {
    useAuth();
    return <Fine />;
  },
  useCopy: function CallsUseCopy() {
    useCopy();
    return <Fine />;
  },
  useLog: function CallsUseLog() {
    useLog();
    return <Fine />;
  },
  useNotice: function CallsUseNotice() {
    useNotice();
    return <Fine />;
  },
  useShare: function CallsUseShare() {
    useShare();
    return <Fine />;
  },
  useWallet: function CallsUseWallet() {
    useWallet(selectActiveWallet);
    return <Fine />;
  },
} as const;

interface OutsideProps {
  /** The hook that is called where its provider is missing. */
  hook: keyof typeof CALLERS;
}

/** Calls a hook and shows the sentence that it throws. */
function Outside({ hook }: OutsideProps) {
  const Caller = CALLERS[hook];
  return (
    <ErrorBoundary
      key={hook}
      fallbackRender={({ error }) => <p role="alert">{(error as Error).message}</p>}
    >
      <Caller />
    </ErrorBoundary>
  );
}

/**
 * The app's state comes from one provider each for the session, the wallets, the device and the
 * notices. `AppProviders` puts all of them around an app, a story, or a test, except for the
 * wallets: `WalletProvider` is part of the app's frame, so that a page without wallets does
 * without their code. The theme is MUI's: `useThemeMode` asks its `ThemeProvider`. A page reads state with a hook. A component never does: it gets props.
 *
 * A hook outside its provider throws, with a sentence that names the provider: a missing one is
 * found at the first rendering and not by a strange value later.
 *
 * **Not here**: what the wallets do (`walletStore.test.ts`), and what the session, the notices
 * and the theme do, which have stories beside these.
 */
const meta = preview.meta({
  component: Outside,
  args: { hook: 'useAuth' as const },
});

export const Base = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /^useAuth must be used inside <AuthProvider>\.$/,
    );
  },
});

export const WalletOutsideItsProvider = meta.story({
  args: { hook: 'useWallet' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /^useWallet must be used inside <WalletProvider>\.$/,
    );
  },
});

export const NoticeOutsideItsProvider = meta.story({
  args: { hook: 'useNotice' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /^useNotice must be used inside <NoticeProvider>\.$/,
    );
  },
});

export const CopyOutsideItsProvider = meta.story({
  args: { hook: 'useCopy' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/inside <DeviceProvider>\.$/);
  },
});

export const ShareOutsideItsProvider = meta.story({
  args: { hook: 'useShare' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/inside <DeviceProvider>\.$/);
  },
});

export const LogOutsideItsProvider = meta.story({
  args: { hook: 'useLog' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/inside <DeviceProvider>\.$/);
  },
});

/** With all providers around it every hook has what it needs. */
export const InsideAllProviders = meta.story({
  parameters: { world: {} },
  render: () => (
    <>
      {Object.entries(CALLERS).map(([name, Caller]) => (
        <Caller key={name} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Nothing was missed')).toHaveLength(6);
  },
});

/** An app that can be closed. */
function Closable({ world }: { world: World }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Button
        variant="outlined"
        onClick={() => {
          setOpen(false);
        }}
      >
        Close the app
      </Button>
      {isOpen && (
        <AppProviders world={world}>
          <WalletProvider>
            <Fine />
          </WalletProvider>
        </AppProviders>
      )}
    </>
  );
}

/** Prices move for as long as the wallets are open, and nothing runs once they are closed. */
export const StopsThePricesWithTheApp = meta.story({
  // A world apart: the clock of the story's world would have the timers of the app around the story, too.
  loaders: [() => ({ inner: createStoryWorld() })],
  render: (_args, { loaded }) => <Closable world={loaded['inner'] as StoryWorld} />,
  play: async ({ canvas, userEvent, loaded }) => {
    const { clock } = loaded['inner'] as StoryWorld;
    // The next prices, and the next reading of the balances.
    await expect(clock.pending).toBe(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Close the app' }));
    await expect(clock.pending).toBe(0);
  },
});
