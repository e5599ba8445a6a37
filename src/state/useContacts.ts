import { useStore } from 'zustand/react';
import type { Contact } from '../domain/recipients/contact';
import { contactsOf } from './contactsStore';
import { useWorld } from './WorldContext';

/** All contacts, in the order in which they were saved. */
export function useContacts(): readonly Contact[] {
  return useStore(contactsOf(useWorld()), ({ contacts }) => contacts);
}

/** Returns a function for the name of the contact with a recipient. */
export function useNameOf(): (recipient: string) => string | undefined {
  return useStore(contactsOf(useWorld()), ({ nameOf }) => nameOf);
}
