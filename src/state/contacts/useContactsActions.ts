import { useMemo } from 'react';
import { contactsActionsOf, type ContactsActions } from './contactsActions';
import { useWorld } from '../WorldContext';

/** Returns the actions on the contacts. The object never changes, so reading it causes no re-render. */
export function useContactsActions(): ContactsActions {
  const world = useWorld();
  return useMemo(() => contactsActionsOf(world), [world]);
}
