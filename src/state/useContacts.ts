import { useStore } from 'zustand/react';
import type { Contact } from '../domain/recipients/contact';
import { contactsOf } from './contactsStore';
import { useWorld } from './WorldContext';

/** All contacts, in the order in which they were saved. They need no provider beside `AppProviders`. */
export function useContacts(): readonly Contact[] {
  return useStore(contactsOf(useWorld()), ({ contacts }) => contacts);
}

/** The function that returns the name of the contact who takes money at a recipient. */
export function useNameOf(): (recipient: string) => string | undefined {
  return useStore(contactsOf(useWorld()), ({ nameOf }) => nameOf);
}
