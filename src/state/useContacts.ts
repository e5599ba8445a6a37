import { useCallback } from 'react';
import { useStore } from 'zustand/react';
import type { Contact } from '../domain/contact';
import { nameOf } from '../domain/contactNames';
import { contactsOf } from './contactsStore';
import { useWorld } from './WorldContext';

/** All contacts, in the order in which they were saved. They need no provider beside `AppProviders`. */
export function useContacts(): readonly Contact[] {
  return useStore(contactsOf(useWorld()), ({ contacts }) => contacts);
}

/** Tells the name of the contact who takes money at a recipient. It stays the same while the contacts do. */
export function useNameOf(): (recipient: string) => string | undefined {
  const contacts = useContacts();
  return useCallback((recipient) => nameOf(contacts, recipient), [contacts]);
}
