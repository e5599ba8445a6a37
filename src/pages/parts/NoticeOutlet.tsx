import { Notice } from '../../components/feedback/Notice';
import { useNotice } from '../../state/NoticeProvider';

/** Where the notices of the whole app appear. */
export function NoticeOutlet() {
  const { notice, dismiss, hold } = useNotice();
  return (
    <Notice
      text={notice?.text ?? null}
      messageId={notice?.id ?? 0}
      onClose={dismiss}
      onHold={hold}
    />
  );
}
