import { Suspense } from 'react';
import { Notice } from '../components/feedback/Notice';
import { lazyWithRetry } from '../hooks/lazyWithRetry';
import { useCurrentNotice, useNotice } from '../state/hooks/useNotice';
import type { UpdateOutletProps } from './UpdateOutlet';
import { useNewVersion } from './newVersion';

/**
 * Offers a new version. The code loads after the service worker has stored the version, which contains the code. If
 * the code does not load, nothing is offered, and the next visit uses the new version.
 */
const UpdateOutlet = lazyWithRetry<UpdateOutletProps>(
  () =>
    import('./UpdateOutlet').then(
      (module) => module.UpdateOutlet,
      () => () => null,
    ),
  { isSilent: true },
);

/** Shows the app's notices (toasts). If there is no notice, shows the offer of a new version. */
export function NoticeOutlet() {
  const notice = useCurrentNotice();
  const { dismiss, hold } = useNotice();
  const { reload } = useNewVersion();
  if (!notice && reload)
    return (
      <Suspense fallback={null}>
        <UpdateOutlet onReload={reload} />
      </Suspense>
    );
  return (
    <Notice
      text={notice?.text ?? null}
      messageId={notice?.id ?? 0}
      action={notice?.action}
      passesEscape={notice?.isBrief}
      onClose={dismiss}
      onHold={hold}
    />
  );
}
