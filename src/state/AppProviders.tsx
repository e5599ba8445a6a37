import type { ReactNode } from 'react';
import { DeviceProvider } from './DeviceProvider';
import { NoticeProvider } from './NoticeProvider';
import type { World } from './world';
import { WorldContext } from './WorldContext';

export interface AppProvidersProps {
  /** The clock, device, log and back end of the app. A later change of this prop has no effect. */
  world: World;
  children: ReactNode;
}

/**
 * Provides the world (clock, device, log, back end) and notices (toasts) to a page. The app, stories and tests render
 * the same providers, each with its own world. Pages that show wallets also need `WalletProvider`.
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
