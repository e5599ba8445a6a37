import { Suspense, type ComponentType } from 'react';
import { matchPath, Route, Routes, useLocation } from 'react-router-dom';
import { lazyWithRetry, type LazyComponent } from '../hooks/lazyWithRetry';
import { LoadingOutlet } from './LoadingOutlet';
import { NoticeOutlet } from './NoticeOutlet';
import { PageBoundary } from './PageBoundary';
import { Rehearsal } from './Rehearsal';
import { RequireAuth } from './RequireAuth';
import { useArrival } from './useArrival';
import { useBrowserColor } from './useBrowserColor';
import { useEngraving } from './useEngraving';
import { useInstantTheme } from './useInstantTheme';
import { isAppPath, livePaths, pageName, paths } from '../features/page/paths';
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

/** The functions that load the pages, by the paths of their files. */
const FILES = import.meta.glob<{ readonly default: ComponentType }>(
  ['./*Page.tsx', '!./{NotFound,RouteError}Page.tsx'],
  { base: '../pages' },
);

const AppFrame = lazyWithRetry(async () => (await import('./AppFrame')).AppFrame);
const NotFoundPage = lazyWithRetry<NotFoundPageProps>(
  async () => (await import('../pages/NotFoundPage')).default,
);

const lazyPage = (key: string): LazyPage =>
  lazyWithRetry<object>(async () => {
    const page = await FILES[`./${pageName(key)}Page.tsx`]?.();
    // Not undefined: the build fails if the file of the page is missing.
    return (page as NonNullable<typeof page>).default;
  });

const pages = Object.entries({ ...paths, ...livePaths }).map(([name, path]) => ({
  path,
  Page: lazyPage(name),
}));
const publicPages = pages.filter(({ path }) => !isAppPath(path));
const appPages = pages.filter(({ path }) => isAppPath(path));

/**
 * The send form is rendered in advance, because it has the most parts. Otherwise its first opening would take at least
 * one more frame.
 */
const SendForm = lazyWithRetry<object>(
  async () => (await import('../features/payments/SendSheet')).RehearsedSendForm,
);

/** The paths of the pages that the user is likely to open next from the home page. */
const LIKELY: ReadonlySet<string> = new Set([paths.wallet, paths.payments, paths.exchange]);

const REHEARSED = [
  ...appPages.flatMap(({ path, Page }) => (LIKELY.has(path) ? [Page] : [])),
  SendForm,
];

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
  appPages.some(({ path }) => matchPath(path, pathname));

/** Preloads the code of the page at a path, so that its first render does not suspend. */
export async function loadPage(pathname: string): Promise<void> {
  const page = pages.find(({ path }) => matchPath(path, pathname));
  await Promise.all([
    (page?.Page ?? NotFoundPage).preload(),
    matchPath(`${paths.home}/*`, pathname) && AppFrame.preload(),
  ]);
}

/** Preloads the most used pages, menus and sheets. Resolves with true if all of them have loaded. */
export async function loadAhead(): Promise<boolean> {
  // Code that does not load here is requested again when it is needed.
  const loads = await Promise.allSettled([
    AppFrame.preload(),
    loadPage(paths.signin),
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
 * Renders the page for the current path. One Suspense boundary contains all routes and the error boundary, so React
 * shows the old page until the code of the next page has loaded.
 */
export function AppRoutes({ isAhead = false }: AppRoutesProps) {
  const { pathname } = useLocation();
  useArrival();
  useEngraving();
  useBrowserColor();
  useInstantTheme();
  return (
    <>
      {/* This fallback is rarely shown, because the code of the first page loads before React renders. */}
      <Suspense fallback={<main aria-busy="true" />}>
        <PageBoundary pathname={pathname}>
          <Routes>
            {publicPages.map(({ path, Page }) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
            <Route
              element={
                <RequireAuth>
                  <AppFrame>{isAhead && <Rehearsal pages={REHEARSED} />}</AppFrame>
                </RequireAuth>
              }
            >
              {appPages.map(({ path, Page }) => (
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
