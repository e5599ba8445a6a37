import { useEffect, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { ContactListHandle } from '../../components/contacts/ContactList';
import { NoticeButton } from '../../components/feedback/internals/noticeButton';
import type { Contact } from '../../domain/recipients/contact';
import { focusHeading } from '../../hooks/focus';
import { useNotice } from '../../state/hooks/useNotice';
import { useContactsActions } from '../../state/contacts/useContactsActions';
import { useKeptText } from '../data/useKeptText';

/** The text of the notice after a removal, and the label of its button. */
export interface RemovalWords {
  readonly removed: string;
  readonly undo: string;
}

/**
 * Returns a function that removes a contact at once, and shows a notice with the button Undo. The notice has no time
 * limit (WCAG 2.2.1): it closes when the page unmounts.
 */
export function useRemoval(
  list: RefObject<ContactListHandle | null>,
  words: RemovalWords,
): (contact: Contact) => Promise<void> {
  const { keptText } = useKeptText();
  const { remove, putBack } = useContactsActions();
  const { notify } = useNotice();
  const closeNotice = useRef<() => void>(null);
  useEffect(() => () => closeNotice.current?.(), []);

  return async ({ id }) => {
    const removal = await remove(id);
    if (!removal.ok) {
      notify(keptText(removal.refusal));
      return;
    }
    const removed = removal.value;
    if (!removed) return;
    const undo = async () => {
      const restored = await putBack(removed);
      if (!restored.ok) {
        notify(keptText(restored.refusal));
        return;
      }
      // Renders the restored contact now, so that it can receive the focus.
      flushSync(() => undefined);
      // The search may hide the restored contact.
      if (!list.current?.focus(id)) focusHeading();
      closeNotice.current?.();
    };
    closeNotice.current = notify(
      words.removed,
      <NoticeButton onClick={() => void undo()}>{words.undo}</NoticeButton>,
    );
  };
}
