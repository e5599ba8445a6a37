import { Notice } from '../components/feedback/Notice/Notice';
import { useCurrentNotice, useNotice } from '../state/useNotice';

/** Shows the app's notices. */
export function NoticeOutlet() {
  const notice = useCurrentNotice();
  const { dismiss, hold } = useNotice();
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
