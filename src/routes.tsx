import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Route, Routes, useLocation } from 'react-router-dom';
import { PageSkeleton } from './components/feedback/PageSkeleton';
import { NoticeOutlet } from './pages/parts/NoticeOutlet';
import { RequireAuth } from './pages/parts/RequireAuth';
import RouteErrorPage from './pages/RouteErrorPage';
import { paths } from './paths';
import { useArrival } from './pages/parts/useArrival';

const loadAppFrame = () => import('./pages/parts/AppFrame');
const loadHome = () => import('./pages/HomePage');
const loadSignin = () => import('./pages/SigninPage');

const AppFrame = lazy(() => loadAppFrame().then((module) => ({ default: module.AppFrame })));
const HomePage = lazy(loadHome);
const SigninPage = lazy(loadSignin);
const ComingPage = lazy(() => import('./pages/ComingPage'));
const NotFoundPage = lazy(() => import('./pages/NotFoundPage'));

/** Fetches the code of the most visited pages ahead of the first visit. */
export function preloadPages(): void {
  // What fails to load now is asked for again when it is wanted.
  void Promise.allSettled([loadAppFrame(), loadHome(), loadSignin()]);
}

/**
 * The route table. One Suspense stands above all routes: during a change of page React keeps the
 * old one until the new one's code is there, and no skeleton flashes by.
 */
export function AppRoutes() {
  const { pathname } = useLocation();
  useArrival();
  return (
    <>
      <ErrorBoundary
        resetKeys={[pathname]}
        fallbackRender={({ error, resetErrorBoundary }) => (
          <RouteErrorPage error={error} onLeave={resetErrorBoundary} />
        )}
      >
        <Suspense fallback={<PageSkeleton />}>
          <Routes>
            <Route path={paths.landing} element={<ComingPage title="Landing" place="public" />} />
            <Route path={paths.signin} element={<SigninPage />} />
            <Route path={paths.signup} element={<ComingPage title="Sign up" place="public" />} />
            <Route
              path={paths.forgotPassword}
              element={<ComingPage title="Forgot password" place="public" />}
            />
            <Route path={paths.terms} element={<ComingPage title="Terms" place="public" />} />
            <Route path={paths.privacy} element={<ComingPage title="Privacy" place="public" />} />
            <Route
              element={
                <RequireAuth>
                  <AppFrame />
                </RequireAuth>
              }
            >
              <Route path={paths.home} element={<HomePage />} />
              <Route path={paths.wallet} element={<ComingPage title="Wallet" place="app" />} />
              <Route path={paths.payments} element={<ComingPage title="Payments" place="app" />} />
              <Route path={paths.exchange} element={<ComingPage title="Exchange" place="app" />} />
              <Route path={paths.settings} element={<ComingPage title="Settings" place="app" />} />
              <Route path={paths.profile} element={<ComingPage title="Profile" place="app" />} />
            </Route>
            <Route path="*" element={<NotFoundPage />} />
          </Routes>
        </Suspense>
      </ErrorBoundary>
      <NoticeOutlet />
    </>
  );
}
