import HomeIcon from '@mui/icons-material/HomeRounded';
import ExchangeIcon from '@mui/icons-material/CurrencyExchangeRounded';
import PaymentsIcon from '@mui/icons-material/PaymentsRounded';
import SettingsIcon from '@mui/icons-material/SettingsRounded';
import WalletIcon from '@mui/icons-material/AccountBalanceWalletRounded';
import type { ReactNode } from 'react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { PRODUCT_NAME, VERSION_LABEL } from '../constants/brand';
import { UserAvatar } from '../components/identity/UserAvatar';
import { MenuButton } from '../components/inputs/MenuButton';
import { AppShell } from '../components/layout/AppShell/AppShell';
import { TabBar } from '../components/layout/TabBar/TabBar';
import { TopBar } from '../components/layout/TopBar/TopBar';
import { useMessages } from '../components/provider/useMessages';
import { livePaths, paths } from '../constants/paths';
import { useAuth } from '../state/AuthProvider';
import { useNotice } from '../state/NoticeProvider';
import { useThemeMode } from '../state/useThemeMode';
import { WalletProvider } from '../state/WalletProvider';
import { awaitCode } from '../hooks/codeOnItsWay';
import { ConnectedSideMenu, ProfileMenu } from '../features/lateParts';
import { PageBoundary } from './PageBoundary';

/** The English texts of the frame around the signed-in pages. */
const english = {
  home: 'Home',
  wallet: 'Wallet',
  payments: 'Payments',
  exchange: 'Exchange',
  settings: 'Settings',
  profileMenu: 'Profile menu',
  notifications: 'Notifications',
} as const;

declare module '../components/appEnglish' {
  interface AppEnglish {
    readonly AppFrame: typeof english;
  }
}

/** The app's places: the four of the menu, and the settings. */
function usePlaces() {
  const say = useMessages('AppFrame', english);
  const places = [
    { label: say('home'), href: paths.home, icon: <HomeIcon /> },
    { label: say('wallet'), href: paths.wallet, icon: <WalletIcon /> },
    { label: say('payments'), href: paths.payments, icon: <PaymentsIcon /> },
    { label: say('exchange'), href: paths.exchange, icon: <ExchangeIcon /> },
  ];
  const settings = { label: say('settings'), href: paths.settings, icon: <SettingsIcon /> };
  return { places, tabs: [...places, settings] };
}

/** Seldom wanted: the simulated wallets are there at once. */
const PageSkeleton = lazy(async () => ({
  default: (await import('../components/feedback/PageSkeleton/PageSkeleton')).PageSkeleton,
}));

/** The shape of a page, and the line of `LoadingOutlet`, while the wallets are read. */
function PageAwaited() {
  useEffect(awaitCode, []);
  return (
    <Suspense fallback={null}>
      <PageSkeleton />
    </Suspense>
  );
}

/** The bars, the menus, and the open page between them. */
function Bars() {
  const say = useMessages('AppFrame', english);
  const { places, tabs } = usePlaces();
  const { user, signOut } = useAuth();
  const { notify } = useNotice();
  const { mode, toggle } = useThemeMode();
  const { pathname } = useLocation();
  // An address with a slash at its end is the same place.
  const currentHref = pathname.replace(/\/$/, '');
  const [menu, setMenu] = useState<'unwanted' | 'open' | 'closed'>('unwanted');

  return (
    <AppShell
      topBar={
        <TopBar
          title={PRODUCT_NAME}
          onOpenMenu={() => {
            setMenu('open');
          }}
        >
          {user && (
            <MenuButton
              label={say('profileMenu')}
              menu={(surface) => (
                <Suspense fallback={null}>
                  <ProfileMenu
                    {...surface}
                    user={user}
                    mode={mode}
                    version={VERSION_LABEL}
                    profileHref={paths.profile}
                    settingsHref={paths.settings}
                    onNotifications={() => {
                      notify(say('notifications'));
                    }}
                    onToggleMode={toggle}
                    onSignOut={() => void signOut()}
                  />
                </Suspense>
              )}
            >
              <UserAvatar name={user.name} picture={user.avatar} />
            </MenuButton>
          )}
        </TopBar>
      }
      tabBar={
        <TabBar
          items={tabs}
          currentHref={currentHref}
          within={currentHref === livePaths.contacts ? paths.payments : undefined}
        />
      }
    >
      {/* Anew for each address, so that a page that failed stays until the next one is there. */}
      <PageBoundary key={currentHref} isFramed pathname={currentHref}>
        <Outlet />
      </PageBoundary>
      {menu !== 'unwanted' && (
        <Suspense fallback={null}>
          <ConnectedSideMenu
            open={menu === 'open'}
            onClose={() => {
              setMenu('closed');
            }}
            links={places}
            currentHref={currentHref}
          />
        </Suspense>
      )}
    </AppShell>
  );
}

export interface AppFrameProps {
  /** Something beside the page that needs the wallets, too. */
  children?: ReactNode;
}

/** The frame around every signed-in page. It brings the wallets, which no other page needs. */
export function AppFrame({ children }: AppFrameProps) {
  return (
    <WalletProvider fallback={<PageAwaited />}>
      <Bars />
      {children}
    </WalletProvider>
  );
}
