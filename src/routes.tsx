import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { PageSkeleton } from './components/feedback/PageSkeleton';
import { lazyWithRetry } from './pages/parts/lazyWithRetry';
import { LoadingOutlet } from './pages/parts/LoadingOutlet';
import { NoticeOutlet } from './pages/parts/NoticeOutlet';
import { PageBoundary } from './pages/parts/PageBoundary';
import { RequireAuth } from './pages/parts/RequireAuth';
import { paths } from './paths';
import { useArrival } from './pages/parts/useArrival';
import { useBrowserColor } from './pages/parts/useBrowserColor';

const loadAppFrame = () => import('./pages/parts/AppFrame').then((module) => module.AppFrame);
const loadHome = () => page(import('./pages/HomePage'));
const loadSignin = () => page(import('./pages/SigninPage'));

const AppFrame = lazyWithRetry(loadAppFrame);
const HomePage = lazyWithRetry(loadHome);
const SigninPage = lazyWithRetry(loadSignin);
const LandingPage = lazyWithRetry(() => page(import('./pages/LandingPage')));
const ForgotPasswordPage = lazyWithRetry(() => page(import('./pages/ForgotPasswordPage')));
const TermsPage = lazyWithRetry(() => page(import('./pages/TermsPage')));
const PrivacyPage = lazyWithRetry(() => page(import('./pages/PrivacyPage')));
const WalletPage = lazyWithRetry(() => page(import('./pages/WalletPage')));
const PaymentsPage = lazyWithRetry(() => page(import('./pages/PaymentsPage')));
const ExchangePage = lazyWithRetry(() => page(import('./pages/ExchangePage')));
const SignupPage = lazyWithRetry(() => page(import('./pages/SignupPage')));
const SettingsPage = lazyWithRetry(() => page(import('./pages/SettingsPage')));
const ProfilePage = lazyWithRetry(() => page(import('./pages/ProfilePage')));
const NotFoundPage = lazyWithRetry(() => page(import('./pages/NotFoundPage')));

/** A page is its module's default export. */
async function page<Page>(module: Promise<{ default: Page }>): Promise<Page> {
  return (await module).default;
}

/** Whether an address belongs to the signed-in app. */
const isOfApp = (pathname: string) =>
  pathname === paths.home || pathname.startsWith(`${paths.home}/`);

/** Fetches the code of what is opened most ahead of its first opening. */
export function preloadPages(): void {
  // What fails to load now is asked for again when it is wanted.
  void Promise.allSettled([
    loadAppFrame(),
    loadHome(),
    loadSignin(),
    import('./pages/parts/SendSheet'),
    import('./pages/parts/ReceiveSheet'),
    import('./pages/parts/AppMenu'),
  ]);
}

/**
 * The route table. One Suspense stands above all routes: during a change of page React keeps the
 * old one until the new one's code is there, and no skeleton flashes by. It stands above the boundary
 * for errors, too: an error that is tried again stays until the code is there.
 */
export function AppRoutes() {
  const { pathname } = useLocation();
  useArrival();
  useBrowserColor();
  return (
    <>
      <Suspense
        fallback={
          <main>
            <PageSkeleton shape={isOfApp(pathname) ? 'app' : 'site'} />
          </main>
        }
      >
        <PageBoundary pathname={pathname}>
          <Routes>
            <Route path={paths.landing} element={<LandingPage />} />
            <Route path={paths.signin} element={<SigninPage />} />
            <Route path={paths.signup} element={<SignupPage />} />
            <Route path={paths.forgotPassword} element={<ForgotPasswordPage />} />
            <Route path={paths.terms} element={<TermsPage />} />
            <Route path={paths.privacy} element={<PrivacyPage />} />
            <Route
              element={
                <RequireAuth>
                  <AppFrame />
                </RequireAuth>
              }
            >
              <Route path={paths.home} element={<HomePage />} />
              <Route path={paths.wallet} element={<WalletPage />} />
              <Route path={paths.payments} element={<PaymentsPage />} />
              <Route path={paths.exchange} element={<ExchangePage />} />
              <Route path={paths.settings} element={<SettingsPage />} />
              <Route path={paths.profile} element={<ProfilePage />} />
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
