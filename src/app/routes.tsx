import type { ComponentType } from 'react';
import { Suspense } from 'react';
import { matchPath, Route, Routes, useLocation } from 'react-router-dom';
import type { LazyComponent } from '../hooks/lazyWithRetry';
import { lazyWithRetry } from '../hooks/lazyWithRetry';
import { LoadingOutlet } from './LoadingOutlet';
import { NoticeOutlet } from './NoticeOutlet';
import { PageBoundary } from './PageBoundary';
import { Rehearsal } from './Rehearsal';
import { RequireAuth } from './RequireAuth';
import { useArrival } from './useArrival';
import { useBrowserColor } from './useBrowserColor';
import { useInstantTheme } from './useInstantTheme';
import { livePaths, paths } from '../constants/paths';
import {
  AccountMenu,
  ConnectedSideMenu,
  ProfileMenu,
  ReceiveSheet,
  SendSheet,
} from '../features/lateParts';

type LazyPage = LazyComponent<object>;

const AppFrame = lazyWithRetry(async () => (await import('./AppFrame')).AppFrame);
const NotFoundPage = lazyPage(() => import('../pages/NotFoundPage'));

/** The pages for everybody, by address. */
const PUBLIC_PAGES = {
  [paths.landing]: lazyPage(() => import('../pages/LandingPage')),
  [paths.signin]: lazyPage(() => import('../pages/SigninPage')),
  [paths.signup]: lazyPage(() => import('../pages/SignupPage')),
  [paths.forgotPassword]: lazyPage(() => import('../pages/ForgotPasswordPage')),
  [paths.terms]: lazyPage(() => import('../pages/TermsPage')),
  [paths.privacy]: lazyPage(() => import('../pages/PrivacyPage')),
} as const;

/** The pages of the signed-in app, by address. */
const APP_PAGES = {
  [paths.home]: lazyPage(() => import('../pages/HomePage')),
  [paths.wallet]: lazyPage(() => import('../pages/WalletPage')),
  [paths.payments]: lazyPage(() => import('../pages/PaymentsPage')),
  [paths.exchange]: lazyPage(() => import('../pages/ExchangePage')),
  [paths.settings]: lazyPage(() => import('../pages/SettingsPage')),
  [paths.profile]: lazyPage(() => import('../pages/ProfilePage')),
} as const;

/** Those whose addresses are patterns, or whose content is the reader's own. */
const LIVE_PAGES = {
  [livePaths.history]: lazyPage(() => import('../pages/HistoryPage')),
  [livePaths.transaction]: lazyPage(() => import('../pages/TransactionPage')),
  [livePaths.currency]: lazyPage(() => import('../pages/CurrencyPage')),
  [livePaths.contacts]: lazyPage(() => import('../pages/ContactsPage')),
  [livePaths.pay]: lazyPage(() => import('../pages/PayPage')),
} as const;

const publicPages: ReadonlyMap<string, LazyPage> = new Map(Object.entries(PUBLIC_PAGES));
const appPages: ReadonlyMap<string, LazyPage> = new Map(
  Object.entries({ ...APP_PAGES, ...LIVE_PAGES }),
);

/** A page is its module's default export. */
function lazyPage(load: () => Promise<{ default: ComponentType }>): LazyPage {
  return lazyWithRetry<object>(async () => (await load()).default);
}

/** Its first opening would take a frame or more longer without a rehearsal: it has the most parts. */
const SendForm = lazyWithRetry<object>(
  async () => (await import('../features/payments/SendSheet')).RehearsedSendForm,
);

/** The app's pages, and the form that is opened most, as they are rehearsed. */
const REHEARSED = [...Object.values(APP_PAGES), SendForm];

/** Those that people open from most pages. */
const MENUS_AND_SHEETS = [AccountMenu, ProfileMenu, ConnectedSideMenu, SendSheet, ReceiveSheet];

/** Whether the page at an address is one of the signed-in app. */
export const isAppPage = (pathname: string): boolean =>
  [...appPages.keys()].some((path) => matchPath(path, pathname));

/** Fetches the code of the page at an address. Afterwards it is rendered without a pause. */
export async function loadPage(pathname: string): Promise<void> {
  const [, page] = [...appPages].find(([path]) => matchPath(path, pathname)) ?? [];
  await Promise.all([
    (page ?? publicPages.get(pathname) ?? NotFoundPage).preload(),
    page && AppFrame.preload(),
  ]);
}

/** Fetches the code of what is opened most ahead of its first opening; says whether all of it came. */
export async function loadAhead(): Promise<boolean> {
  // Code that fails to load now is fetched again on its first use.
  const loads = await Promise.allSettled([
    AppFrame.preload(),
    PUBLIC_PAGES[paths.signin].preload(),
    ...REHEARSED.map((page) => page.preload()),
    ...MENUS_AND_SHEETS.map((part) => part.preload()),
  ]);
  return loads.every(({ status }) => status === 'fulfilled');
}

export interface AppRoutesProps {
  /** The code of the app's pages has been fetched ahead, so they can be rehearsed. */
  isAhead?: boolean;
}

/**
 * The route table. One Suspense stands above all routes: during a change of page React keeps the
 * old one until the new one's code is there, and nothing flashes by. It stands above the boundary
 * for errors, too: an error that is tried again stays until the code is there.
 */
export function AppRoutes({ isAhead = false }: AppRoutesProps) {
  const { pathname } = useLocation();
  useArrival();
  useBrowserColor();
  useInstantTheme();
  return (
    <>
      {/* Seldom seen, since the first page's code comes first; the loading bar says what is awaited. */}
      <Suspense fallback={<main aria-busy="true" />}>
        <PageBoundary pathname={pathname}>
          <Routes>
            {[...publicPages].map(([path, Page]) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
            <Route
              element={
                <RequireAuth>
                  <AppFrame>{isAhead && <Rehearsal pages={REHEARSED} />}</AppFrame>
                </RequireAuth>
              }
            >
              {[...appPages].map(([path, Page]) => (
                <Route key={path} path={path} element={<Page />} />
              ))}
            </Route>
            <Route path="*" element={<NotFoundPage />} />
          </Routes>
        </PageBoundary>
      </Suspense>
      <LoadingOutlet />
      <NoticeOutlet />
    </>
  );
}
