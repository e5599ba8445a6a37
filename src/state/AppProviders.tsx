import type { ReactNode } from 'react';
import { AuthProvider } from './AuthProvider';
import { DeviceProvider } from './DeviceProvider';
import { NoticeProvider } from './NoticeProvider';
import { sessionsOf } from './sessions';
import type { World } from './world';
import { WorldContext } from './WorldContext';

export interface AppProvidersProps {
  /** The outside world; a world that is replaced later is not noticed. */
  world: World;
  children: ReactNode;
}

/**
 * The state that every page needs, over one world: the same in the app, in a story, and in a test.
 * The wallets come with `WalletProvider`, inside it.
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
