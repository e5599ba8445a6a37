import type { ComponentType } from 'react';
import { Suspense, useState, useTransition } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLog } from '../../state/DeviceProvider';
import { FailedSurface } from './FailedSurface';
import { lazyWithRetry, retryFailedLoads } from '../../hooks/lazyWithRetry';
import { SurfaceOnItsWay } from './SurfaceOnItsWay';

/** The props of a surface, which opens over a page: a sheet, a menu. */
export interface SurfaceProps {
  open: boolean;
  onClose: () => void;
}

/**
 * A surface whose code comes when it is first wanted. Until then the wish can be taken back, see
 * `SurfaceOnItsWay`. If the code does not come, a dialog of the surface's name says so in its place,
 * and asks for the code again.
 */
export function lazySurface<Props extends SurfaceProps>(
  useName: () => string,
  load: () => Promise<ComponentType<Props>>,
) {
  const Surface = lazyWithRetry(load, { isSilent: true });
  return function LazySurface(props: Props) {
    const { open, onClose } = props;
    const log = useLog();
    const name = useName();
    // After a failure nothing is mounted, and no code asked for, before the next opening.
    const [isGivenUp, setGivenUp] = useState(false);
    if (isGivenUp && open) setGivenUp(false);
    const [isTrying, startTrying] = useTransition();
    if (isGivenUp) return null;
    return (
      // Above the boundary, so that the failure stays in sight while it is tried again.
      <Suspense fallback={open && <SurfaceOnItsWay onGiveUp={onClose} />}>
        <ErrorBoundary
          onError={(cause) => {
            retryFailedLoads();
            log.warn(`${name} could not be opened`, cause);
            if (!open) setGivenUp(true);
          }}
          fallbackRender={({ error, resetErrorBoundary }) => (
            <FailedSurface
              name={name}
              error={error}
              isTrying={isTrying}
              onRetry={() => {
                startTrying(() => {
                  resetErrorBoundary();
                });
              }}
              onClose={() => {
                setGivenUp(true);
                onClose();
              }}
            />
          )}
        >
          <Surface {...props} />
        </ErrorBoundary>
      </Suspense>
    );
  };
}
