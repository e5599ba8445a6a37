import { Suspense, useState, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { NoticeButton } from '../../components/feedback/internals/noticeButton';
import { reloadFor, retryFailedLoads } from '../../hooks/lazyWithRetry';
import { useLog } from '../../state/DeviceProvider';
import { useNotice } from '../../state/hooks/useNotice';
import { useFailureTexts } from './useFailureTexts';

export interface LateMenuProps {
  /** The name of the menu, as the first words of an error message. */
  name: string;
  open: boolean;
  /** Called when the user opens the menu again after an error. */
  onOpen: () => void;
  onClose: () => void;
  /** The menu, usually a lazy component. */
  children: ReactNode;
}

/** Renders a lazy menu. If the menu fails, closes it and shows a notice with a button that opens it again. */
export function LateMenu({ name, open, onOpen, onClose, children }: LateMenuProps) {
  const log = useLog();
  const say = useFailureTexts();
  const { notify } = useNotice();
  // The error boundary is reset only when the menu opens. Otherwise closing a failed menu would render it again.
  const [openings, setOpenings] = useState(0);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setOpenings(openings + 1);
  }

  const report = (cause: unknown) => {
    retryFailedLoads();
    log.warn(`${name} could not be shown`, cause);
    onClose();
    const failed = say('failed', { name });
    const isOffline = !navigator.onLine;
    const reload = isOffline ? undefined : reloadFor(cause);
    const closeNotice = notify(
      isOffline ? `${failed} ${say('offline')}` : failed,
      <NoticeButton
        onClick={() => {
          closeNotice();
          (reload ?? onOpen)();
        }}
      >
        {say(reload ? 'reload' : 'retry')}
      </NoticeButton>,
    );
  };
  return (
    <ErrorBoundary resetKeys={[openings]} fallback={null} onError={report}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}
