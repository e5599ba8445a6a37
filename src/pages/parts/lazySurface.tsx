import type { ComponentType } from 'react';
import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLog } from '../../state/DeviceProvider';
import { useNotice } from '../../state/NoticeProvider';
import { lazyWithRetry, retryFailedLoads } from './lazyWithRetry';

/** What opens over a page: a sheet, a menu. */
export interface SurfaceProps {
  open: boolean;
  onClose: () => void;
}

/**
 * A surface whose code comes when it is first wanted. If that fails, a notice says so and the page
 * stays as it is; opening the surface again asks for the code again.
 */
export function lazySurface<Props extends SurfaceProps>(load: () => Promise<ComponentType<Props>>) {
  const Surface = lazyWithRetry(load);
  return function LazySurface(props: Props) {
    const { notify } = useNotice();
    const log = useLog();
    return (
      <ErrorBoundary
        fallback={null}
        resetKeys={[props.open]}
        onError={(cause) => {
          retryFailedLoads();
          log.warn('A sheet or a menu could not be opened', cause);
          notify('An error occurred. Please try again.');
          props.onClose();
        }}
      >
        <Suspense fallback={null}>
          <Surface {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}
