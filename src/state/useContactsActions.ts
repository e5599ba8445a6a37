import type { ContactsActions } from './contactsActions';
import { contactsActionsOf } from './contactsActions';
import { useWorld } from './WorldContext';

/** The actions on the contacts. They stay the same, so that a component that only acts never renders again. */
export function useContactsActions(): ContactsActions {
  return contactsActionsOf(useWorld());
}
