import type { ReactNode } from 'react';
import type { World } from '../services/world';
import { AuthProvider } from './AuthProvider';
import { DeviceProvider } from './DeviceProvider';
import { NoticeProvider } from './NoticeProvider';
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
  const { clock, log, device, authentication, user } = world;
  return (
    <WorldContext value={world}>
      <NoticeProvider clock={clock}>
        <DeviceProvider device={device} clock={clock} log={log}>
          <AuthProvider authentication={authentication} log={log} initialUser={user}>
            {children}
          </AuthProvider>
        </DeviceProvider>
      </NoticeProvider>
    </WorldContext>
  );
}
