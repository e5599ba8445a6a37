import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { PRODUCT_NAME, VERSION_LABEL } from '../theme/brand';
import { UserAvatar } from '../components/identity/UserAvatar';
import { MenuButton } from '../components/inputs/MenuButton';
import { LoadingBar } from '../components/feedback/LoadingBar';
import { AppShell } from '../components/layout/AppShell';
import { TabBar } from '../components/layout/TabBar';
import { TopBar } from '../components/layout/TopBar';
import { useMessages } from '../components/provider/useMessages';
import { pagePath, paths, tabOf } from '../features/page/paths';
import { AccountBalanceWalletOutlined as WalletIcon } from '../icons/AccountBalanceWalletOutlined';
import { CurrencyExchangeRounded as ExchangeIcon } from '../icons/CurrencyExchangeRounded';
import { HomeOutlined as HomeIcon } from '../icons/HomeOutlined';
import { PaymentsOutlined as PaymentsIcon } from '../icons/PaymentsOutlined';
import { SettingsOutlined as SettingsIcon } from '../icons/SettingsOutlined';
import { useAuth } from '../state/session/useAuth';
import { useKept } from '../state/storage/useKept';
import { useNotice } from '../state/hooks/useNotice';
import { useThemeMode } from '../state/settings/useThemeMode';
import { useWallet, type WalletStore } from '../state/hooks/useWallet';
import { WalletProvider } from '../state/wallets/WalletProvider';
import type { PageSkeletonProps } from '../components/feedback/PageSkeleton';
import { frame, FRAMED } from '../theme/vars';
import type { OtherTabNoticeProps } from '../features/data/OtherTabNotice';
import { ConnectedSideMenu, ProfileMenu } from '../features/lateParts';
import { LateMenu } from '../features/page/LateMenu';
import { useCommonTexts } from '../features/page/useCommonTexts';
import { usePageNames } from '../features/page/usePageNames';
import type { KeeperStatus } from '../adapters/keeper';
import { focusHeadingOfNewPage } from '../hooks/focus';
import { lazyWithRetry } from '../hooks/lazyWithRetry';
import { PageBoundary } from './PageBoundary';

const english = {
  menu: 'Menu',
  profileMenu: 'Profile menu',
} as const;

export type AppFrameTexts = typeof english;

/**
 * Returns the links of the side menu (`places`), and the links of the tab bar (`tabs`), which also contain the
 * settings.
 */
function usePlaces() {
  const say = usePageNames();
  const places = [
    { label: say('home'), href: paths.home, icon: <HomeIcon /> },
    { label: say('wallet'), href: paths.wallet, icon: <WalletIcon /> },
    { label: say('payments'), href: paths.payments, icon: <PaymentsIcon /> },
    { label: say('exchange'), href: paths.exchange, icon: <ExchangeIcon /> },
  ];
  const settings = { label: say('settings'), href: paths.settings, icon: <SettingsIcon /> };
  return { places, tabs: [...places, settings] };
}

/**
 * Shown while the wallets load. Simulated wallets load immediately, so this component has a separate chunk. If the
 * chunk does not load, only the loading bar is shown.
 */
const PageSkeleton = lazyWithRetry<Pick<PageSkeletonProps, 'sx'>>(
  () =>
    import('../components/feedback/PageSkeleton').then(
      (module) => module.PageSkeleton,
      () => () => null,
    ),
  { isSilent: true },
);

const walletsLoading = (
  <>
    <LoadingBar active />
    <Suspense fallback={null}>
      <PageSkeleton sx={{ [FRAMED]: { paddingBlockStart: frame.margin } }} />
    </Suspense>
  </>
);

/** Shows notices about the outcomes of orders. The code loads with the first order. */
const OutcomeNotices = lazyWithRetry<object>(
  () =>
    import('../features/payments/useOutcomeNotices').then(
      (module) => module.OutcomeNotices,
      () => () => null,
    ),
  { isSilent: true },
);

/** Returns whether the user has submitted an order (a payment or an exchange) in this session. */
const selectHasOrders = ({ data: { pending, settled } }: WalletStore) =>
  pending.length + settled.length > 0;

function Bars() {
  const say = useMessages('AppFrame', english);
  const common = useCommonTexts();
  const { places, tabs } = usePlaces();
  const { user, signOut } = useAuth();
  const { notify } = useNotice();
  const { mode, toggle } = useThemeMode();
  const { pathname } = useLocation();
  const currentHref = pagePath(pathname);
  const hasOrders = useWallet(selectHasOrders);
  const [menu, setMenu] = useState<'unopened' | 'open' | 'closed'>('unopened');
  const openMenu = () => {
    setMenu('open');
  };
  const closeMenu = () => {
    setMenu('closed');
  };

  return (
    <AppShell
      topBar={
        <TopBar title={PRODUCT_NAME} onOpenMenu={openMenu}>
          {user && (
            <MenuButton
              label={say('profileMenu')}
              menu={(surface) => (
                <LateMenu
                  name={surface.label}
                  open={surface.open}
                  onOpen={() => surface.anchor?.click()}
                  onClose={surface.onClose}
                >
                  <ProfileMenu
                    {...surface}
                    user={user}
                    mode={mode}
                    version={VERSION_LABEL}
                    profileHref={paths.profile}
                    settingsHref={paths.settings}
                    onNotifications={() => {
                      notify(common('notifications'));
                    }}
                    onToggleMode={toggle}
                    onSignOut={() => void signOut()}
                  />
                </LateMenu>
              )}
            >
              <UserAvatar name={user.name} picture={user.avatar} />
            </MenuButton>
          )}
        </TopBar>
      }
      tabBar={<TabBar items={tabs} currentHref={currentHref} within={tabOf(currentHref)} />}
    >
      {/*
       * A new `key` for each URL mounts a new boundary. The error of a failed page stays until the next page has
       * loaded.
       */}
      <PageBoundary key={currentHref} isFramed pathname={currentHref}>
        <Outlet />
      </PageBoundary>
      {hasOrders && (
        <Suspense fallback={null}>
          <OutcomeNotices />
        </Suspense>
      )}
      {menu !== 'unopened' && (
        <LateMenu name={say('menu')} open={menu === 'open'} onOpen={openMenu} onClose={closeMenu}>
          <ConnectedSideMenu
            open={menu === 'open'}
            onClose={closeMenu}
            links={places}
            currentHref={currentHref}
          />
        </LateMenu>
      )}
    </AppShell>
  );
}

/**
 * A change of the user's data on the device: its status before and after, and the number of times that the wallets were
 * replaced.
 */
interface Replacement {
  readonly before: KeeperStatus['kind'];
  readonly now: KeeperStatus['kind'];
  readonly epoch: number;
}

/**
 * Handles a change of the data on the device. Returns the last change, or null before the first change.
 *
 * - After the wallets were replaced, locked or unlocked, moves the focus to the heading, because the focused element
 *   was removed.
 * - When the wallets are locked, closes the notice, because it may contain an amount.
 */
function useReplacement(isUsable: boolean): Replacement | null {
  const { status, epoch } = useKept();
  const { dismiss } = useNotice();
  const { kind } = status;
  const [last, setLast] = useState<Replacement>({ before: kind, now: kind, epoch });
  if (last.now !== kind || last.epoch !== epoch) setLast({ before: last.now, now: kind, epoch });
  const [first] = useState(last);
  const now = `${String(isUsable)} ${epoch}`;
  const shown = useRef(now);
  useEffect(() => {
    if (!isUsable) dismiss();
  }, [isUsable, dismiss]);
  useEffect(() => {
    if (shown.current === now) return undefined;
    shown.current = now;
    return focusHeadingOfNewPage();
  }, [now]);
  return last === first ? null : last;
}

export interface AppFrameProps {
  /** Content that needs the wallets but is not part of the page. */
  children?: ReactNode;
}

/** Shows a notice after another tab has changed the stored data. The code loads with the first change. */
const OtherTabNotice = lazyWithRetry<OtherTabNoticeProps>(
  () =>
    import('../features/data/OtherTabNotice').then(
      (module) => module.OtherTabNotice,
      () => () => null,
    ),
  { isSilent: true },
);

/** The page that replaces the app if the user's data on this device is locked or cannot be used. */
const KeptGate = lazyWithRetry(async () => (await import('../features/data/KeptGate')).KeptGate);

/**
 * Renders the bars, the menus and the wallets' provider around every signed-in page. If the user's data on this device
 * is locked or cannot be used, renders `KeptGate` instead.
 */
export function AppFrame({ children }: AppFrameProps) {
  const { status, epoch } = useKept();
  const isUsable = status.kind === 'off' || status.kind === 'open';
  const change = useReplacement(isUsable);
  // A new Suspense boundary, because an existing boundary would keep the wallets in the document while `KeptGate`
  // loads.
  if (!isUsable)
    return (
      <Suspense fallback={<main aria-busy="true" />}>
        <KeptGate />
      </Suspense>
    );
  return (
    <WalletProvider key={epoch} fallback={walletsLoading}>
      <Bars />
      {children}
      {change && (
        <Suspense fallback={null}>
          <OtherTabNotice
            key={`${change.now} ${change.epoch}`}
            before={change.before}
            now={change.now}
          />
        </Suspense>
      )}
    </WalletProvider>
  );
}
