import HomeIcon from '@mui/icons-material/HomeRounded';
import ExchangeIcon from '@mui/icons-material/CurrencyExchangeRounded';
import PaymentsIcon from '@mui/icons-material/PaymentsRounded';
import SettingsIcon from '@mui/icons-material/SettingsRounded';
import WalletIcon from '@mui/icons-material/AccountBalanceWalletRounded';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { PRODUCT_NAME, VERSION_LABEL } from './brand';
import { UserAvatar } from '../components/identity/UserAvatar';
import { MenuButton } from '../components/inputs/MenuButton';
import { AppShell } from '../components/layout/AppShell';
import { TabBar } from '../components/layout/TabBar';
import { TopBar } from '../components/layout/TopBar';
import { paths } from './paths';
import { useAuth } from '../state/AuthProvider';
import { useNotice } from '../state/NoticeProvider';
import { useThemeMode } from '../state/useThemeMode';
import { WalletProvider } from '../state/WalletProvider';
import { lazySurface } from '../features/surfaces/lazySurface';
import { PageBoundary } from './PageBoundary';

const MAIN_PLACES = [
  { label: 'Home', href: paths.home, icon: <HomeIcon /> },
  { label: 'Wallet', href: paths.wallet, icon: <WalletIcon /> },
  { label: 'Payments', href: paths.payments, icon: <PaymentsIcon /> },
  { label: 'Exchange', href: paths.exchange, icon: <ExchangeIcon /> },
] as const;

const TABS = [
  ...MAIN_PLACES,
  { label: 'Settings', href: paths.settings, icon: <SettingsIcon /> },
] as const;

/** The menus come when they are first wanted. */
const ConnectedSideMenu = lazySurface('Menu', () =>
  import('../features/layout/ConnectedSideMenu').then((module) => module.ConnectedSideMenu),
);
const ProfileMenu = lazySurface('Profile menu', () =>
  import('../components/layout/ProfileMenu').then((module) => module.ProfileMenu),
);

/** The bars, the menus, and the open page between them. */
function Bars() {
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
              label="Profile menu"
              menu={(surface) => (
                <ProfileMenu
                  {...surface}
                  user={user}
                  mode={mode}
                  version={VERSION_LABEL}
                  profileHref={paths.profile}
                  settingsHref={paths.settings}
                  onNotifications={() => {
                    notify('Notifications');
                  }}
                  onToggleMode={toggle}
                  onSignOut={() => void signOut()}
                />
              )}
            >
              <UserAvatar name={user.name} picture={user.avatar} />
            </MenuButton>
          )}
        </TopBar>
      }
      tabBar={<TabBar items={TABS} currentHref={currentHref} />}
    >
      {/* Anew for each address, so that a page that failed stays until the next one is there. */}
      <PageBoundary key={currentHref} isFramed pathname={currentHref}>
        <Outlet />
      </PageBoundary>
      {menu !== 'unwanted' && (
        <ConnectedSideMenu
          open={menu === 'open'}
          onClose={() => {
            setMenu('closed');
          }}
          links={MAIN_PLACES}
          currentHref={currentHref}
        />
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
    <WalletProvider>
      <Bars />
      {children}
    </WalletProvider>
  );
}
