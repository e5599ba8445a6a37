import type { ContactsActions } from './contactsActions';
import { contactsActionsOf } from './contactsActions';
import { useWorld } from './WorldContext';

/** The actions on the contacts. They never change, so that they cause no rendering. */
export function useContactsActions(): ContactsActions {
  return contactsActionsOf(useWorld());
}
