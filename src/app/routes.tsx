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
import type { NotFoundPageProps } from '../pages/NotFoundPage';
import {
  AccountMenu,
  ConnectedSideMenu,
  ConnectedWalletSwitcher,
  ProfileMenu,
  ReceiveSheet,
  SendSheet,
} from '../features/lateParts';

type LazyPage = LazyComponent<object>;

const AppFrame = lazyWithRetry(async () => (await import('./AppFrame')).AppFrame);
const NotFoundPage = lazyWithRetry<NotFoundPageProps>(
  async () => (await import('../pages/NotFoundPage')).default,
);

/** The public pages, by path. */
const PUBLIC_PAGES = {
  [paths.landing]: lazyPage(() => import('../pages/LandingPage')),
  [paths.signin]: lazyPage(() => import('../pages/SigninPage')),
  [paths.signup]: lazyPage(() => import('../pages/SignupPage')),
  [paths.forgotPassword]: lazyPage(() => import('../pages/ForgotPasswordPage')),
  [paths.terms]: lazyPage(() => import('../pages/TermsPage')),
  [paths.privacy]: lazyPage(() => import('../pages/PrivacyPage')),
} as const;

/** The pages of the signed-in app, by path. */
const APP_PAGES = {
  [paths.home]: lazyPage(() => import('../pages/HomePage')),
  [paths.wallet]: lazyPage(() => import('../pages/WalletPage')),
  [paths.payments]: lazyPage(() => import('../pages/PaymentsPage')),
  [paths.exchange]: lazyPage(() => import('../pages/ExchangePage')),
  [paths.settings]: lazyPage(() => import('../pages/SettingsPage')),
  [paths.profile]: lazyPage(() => import('../pages/ProfilePage')),
} as const;

/** Pages that are not prerendered, because their path is a pattern or because they show the user's content. */
const LIVE_PAGES = {
  [livePaths.history]: lazyPage(() => import('../pages/HistoryPage')),
  [livePaths.transaction]: lazyPage(() => import('../pages/TransactionPage')),
  [livePaths.currency]: lazyPage(() => import('../pages/CurrencyPage')),
  [livePaths.contacts]: lazyPage(() => import('../pages/ContactsPage')),
  [livePaths.data]: lazyPage(() => import('../pages/DataPage')),
  [livePaths.pay]: lazyPage(() => import('../pages/PayPage')),
} as const;

const publicPages: ReadonlyMap<string, LazyPage> = new Map(Object.entries(PUBLIC_PAGES));
const appPages: ReadonlyMap<string, LazyPage> = new Map(
  Object.entries({ ...APP_PAGES, ...LIVE_PAGES }),
);

/** Returns a lazy page. The page is the default export of its module. */
function lazyPage(load: () => Promise<{ default: ComponentType }>): LazyPage {
  return lazyWithRetry<object>(async () => (await load()).default);
}

/**
 * The send form is also rendered in advance, because it has the most parts. Otherwise opening it for the first time
 * would take at least one more frame.
 */
const SendForm = lazyWithRetry<object>(
  async () => (await import('../features/payments/SendSheet')).RehearsedSendForm,
);

/** The pages and the form that `Rehearsal` renders in advance. */
const REHEARSED = [...Object.values(APP_PAGES), SendForm];

/** The menus and sheets that are opened from most pages. */
const MENUS_AND_SHEETS = [
  AccountMenu,
  ProfileMenu,
  ConnectedSideMenu,
  ConnectedWalletSwitcher,
  SendSheet,
  ReceiveSheet,
];

/** Returns whether the page at a path is a page of the signed-in app. */
export const isAppPage = (pathname: string): boolean =>
  [...appPages.keys()].some((path) => matchPath(path, pathname));

/** Preloads the code of the page at a path, so that the first render of the page does not suspend. */
export async function loadPage(pathname: string): Promise<void> {
  const [, page] = [...appPages].find(([path]) => matchPath(path, pathname)) ?? [];
  await Promise.all([
    (page ?? publicPages.get(pathname) ?? NotFoundPage).preload(),
    matchPath(`${paths.home}/*`, pathname) && AppFrame.preload(),
  ]);
}

/** Preloads the most used pages, menus and sheets. Returns whether all of them have loaded. */
export async function loadAhead(): Promise<boolean> {
  // Code that fails to load here is requested again when it is first used.
  const loads = await Promise.allSettled([
    AppFrame.preload(),
    PUBLIC_PAGES[paths.signin].preload(),
    ...REHEARSED.map((page) => page.preload()),
    ...MENUS_AND_SHEETS.map((part) => part.preload()),
  ]);
  return loads.every(({ status }) => status === 'fulfilled');
}

export interface AppRoutesProps {
  /** Whether the code of the app's pages has been preloaded, so that `Rehearsal` can render them. */
  isAhead?: boolean;
}

/**
 * The route table. A single Suspense boundary contains all routes and the error boundary. Until the code of the next
 * page has loaded, React keeps the old page, or the error whose retry is pending.
 */
export function AppRoutes({ isAhead = false }: AppRoutesProps) {
  const { pathname } = useLocation();
  useArrival();
  useBrowserColor();
  useInstantTheme();
  return (
    <>
      {/* This fallback is rarely shown, because the code of the first page loads before React renders. */}
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
              <Route path={`${paths.home}/*`} element={<NotFoundPage isFramed />} />
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
