import { Suspense } from 'react';
import { Notice } from '../components/feedback/Notice/Notice';
import { lazyWithRetry } from '../hooks/lazyWithRetry';
import { useCurrentNotice, useNotice } from '../state/hooks/useNotice';
import type { UpdateOutletProps } from './UpdateOutlet';
import { newVersion } from './newVersion';

/**
 * Loads with the first offer: the service worker, which makes it, has stored the code. Without the code there is no
 * offer, and the next visit has the new version.
 */
const UpdateOutlet = lazyWithRetry<UpdateOutletProps>(
  () =>
    import('./UpdateOutlet').then(
      (module) => module.UpdateOutlet,
      () => () => null,
    ),
  { isSilent: true },
);

/** Shows the app's notices; while there is none, the offer of a new version. */
export function NoticeOutlet() {
  const notice = useCurrentNotice();
  const { dismiss, hold } = useNotice();
  const reload = newVersion.use();
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
