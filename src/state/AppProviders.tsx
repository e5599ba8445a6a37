import type { ReactNode } from 'react';
import type { World } from '../services/world';
import { AuthProvider } from './AuthProvider';
import { DeviceProvider } from './DeviceProvider';
import { NoticeProvider } from './NoticeProvider';
import { ThemeModeProvider } from './ThemeModeProvider';
import { WalletProvider } from './WalletProvider';

export interface AppProvidersProps {
  /** The outside world; a world that is replaced later is not noticed. */
  world: World;
  children: ReactNode;
}

/** All state of the app over one world: the same in the app, in a story, and in a test. */
export function AppProviders({ world, children }: AppProvidersProps) {
  const { clock, log, device, authentication, user, wallets } = world;
  return (
    <ThemeModeProvider>
      <NoticeProvider clock={clock}>
        <DeviceProvider device={device} clock={clock} log={log}>
          <AuthProvider authentication={authentication} log={log} initialUser={user}>
            <WalletProvider services={world} initialWallets={wallets}>
              {children}
            </WalletProvider>
          </AuthProvider>
        </DeviceProvider>
      </NoticeProvider>
    </ThemeModeProvider>
  );
}
