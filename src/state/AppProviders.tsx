import type { ReactNode } from 'react';
import { AuthProvider } from './AuthProvider';
import { DeviceProvider } from './DeviceProvider';
import { NoticeProvider } from './NoticeProvider';
import { sessionsOf } from './sessions';
import type { World } from './world';
import { WorldContext } from './WorldContext';

export interface AppProvidersProps {
  /** The outside world. A later change of it has no effect. */
  world: World;
  children: ReactNode;
}

/**
 * The providers that every page needs, for one world: the same in the app, in a story and in a test. `WalletProvider`,
 * inside them, adds the wallets.
 */
export function AppProviders({ world, children }: AppProvidersProps) {
  const { clock, log, device } = world;
  return (
    <WorldContext value={world}>
      <NoticeProvider clock={clock}>
        <DeviceProvider device={device} clock={clock} log={log}>
          <AuthProvider sessions={sessionsOf(world)} log={log}>
            {children}
          </AuthProvider>
        </DeviceProvider>
      </NoticeProvider>
    </WorldContext>
  );
}
