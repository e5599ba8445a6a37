import type { ReactNode } from 'react';
import { DeviceProvider } from './DeviceProvider';
import { NoticeProvider } from './NoticeProvider';
import type { World } from './world';
import { WorldContext } from './WorldContext';

export interface AppProvidersProps {
  /** The outside world. It is read only once: a later change of this prop has no effect. */
  world: World;
  children: ReactNode;
}

/**
 * The providers that every page needs. The app, stories and tests use the same providers, each with its world. Pages
 * with wallets also need `WalletProvider` inside them.
 */
export function AppProviders({ world, children }: AppProvidersProps) {
  const { clock, log, device } = world;
  return (
    <WorldContext value={world}>
      <NoticeProvider clock={clock}>
        <DeviceProvider device={device} clock={clock} log={log}>
          {children}
        </DeviceProvider>
      </NoticeProvider>
    </WorldContext>
  );
}
