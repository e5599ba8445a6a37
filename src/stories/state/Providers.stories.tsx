import Button from '@mui/material/Button';
import { useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { createStoryWorld, type StoryWorld } from '../../testing/storyWorld';
import type { World } from '../../state/world';
import { AppProviders } from '../../state/AppProviders';
import { useAuth } from '../../state/session/useAuth';
import { useCopy, useLog, useShare } from '../../state/DeviceProvider';
import { useNotice } from '../../state/hooks/useNotice';
import { useWallet } from '../../state/hooks/useWallet';
import { WalletProvider } from '../../state/wallets/WalletProvider';

const Rendered = () => <p>Rendered without an error</p>;

/** For each hook, a component that calls it. */
const CALLERS = {
  useAuth: function CallsUseAuth() {
    useAuth();
    return <Rendered />;
  },
  useCopy: function CallsUseCopy() {
    useCopy();
    return <Rendered />;
  },
  useLog: function CallsUseLog() {
    useLog();
    return <Rendered />;
  },
  useNotice: function CallsUseNotice() {
    useNotice();
    return <Rendered />;
  },
  useShare: function CallsUseShare() {
    useShare();
    return <Rendered />;
  },
  useWallet: function CallsUseWallet() {
    useWallet(({ activeWallet }) => activeWallet);
    return <Rendered />;
  },
} as const;

interface OutsideProps {
  /** The hook to call without its provider. */
  hook: keyof typeof CALLERS;
}

/** Calls a hook and shows the message of its error. */
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
 * The providers of the app's state: one each for the wallets, the device, the notices and the world. The world is an
 * object with everything outside the app, such as the clock and the back end.
 *
 * - `AppProviders` renders all of them except `WalletProvider`. The app's frame renders `WalletProvider`, so that a
 *   page without wallets does not load the code of the wallets.
 * - The provider of the theme is MUI's `ThemeProvider`. `useThemeMode` reads from it.
 * - Features read the state with hooks. Components receive props.
 * - A hook outside its provider throws an error that names the provider.
 */
const meta = preview.meta({
  component: Outside,
  args: { hook: 'useAuth' as const },
});

export const Base = meta.story();

/** @spec missing-provider */
Base.test('reports a missing provider', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(
    /^useWorld must be used inside <AppProviders>\.$/,
  );
});

/** After the providers unmount, no timer runs. */
Base.test(
  'stops the prices when unmounted',
  {
    // The story creates a separate world, because the clock of the default world also has the timers of the app that
    // Storybook renders around the story.
    loaders: [() => ({ inner: createStoryWorld() })],
    render: (_args, { loaded }) => <Unmountable world={loaded['inner'] as StoryWorld} />,
  },
  async ({ canvas, userEvent, loaded }) => {
    const { clock } = loaded['inner'] as StoryWorld;
    // One timer is for the next prices, and one for the next balances.
    await expect(clock.pending).toBe(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Unmount the app' }));
    await expect(clock.pending).toBe(0);
  },
);

/**
 * Each hook throws outside its provider.
 * @spec missing-provider
 */
export const MissingProviders = meta.story({
  render: () => (
    <>
      {(['useWallet', 'useNotice', 'useCopy', 'useShare', 'useLog'] as const).map((hook) => (
        <Outside key={hook} hook={hook} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const errors = canvas.getAllByRole('alert').map(({ textContent }) => textContent);
    await expect(errors).toEqual([
      'useWallet must be used inside <AdapterProvider>.',
      'useNotice must be used inside <NoticeProvider>.',
      'useDevice must be used inside <DeviceProvider>.',
      'useDevice must be used inside <DeviceProvider>.',
      'useDevice must be used inside <DeviceProvider>.',
    ]);
  },
});

/** Inside all providers, no hook throws. */
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
    await expect(canvas.getAllByText('Rendered without an error')).toHaveLength(6);
  },
});

/** An app with a button that unmounts it. */
function Unmountable({ world }: { world: World }) {
  const [isMounted, setMounted] = useState(true);
  return (
    <>
      <Button
        variant="outlined"
        onClick={() => {
          setMounted(false);
        }}
      >
        Unmount the app
      </Button>
      {isMounted && (
        <AppProviders world={world}>
          <WalletProvider>
            <Rendered />
          </WalletProvider>
        </AppProviders>
      )}
    </>
  );
}
