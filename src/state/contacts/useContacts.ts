import { useMemo } from 'react';
import { useStore } from 'zustand/react';
import type { Contact } from '../../domain/recipients/contact';
import type { RecipientForm } from '../../domain/recipients/recipientKind';
import { useWorld } from '../WorldContext';

/** Returns all contacts, in the order in which they were saved. */
export function useContacts(): readonly Contact[] {
  return useStore(useWorld().contacts, ({ contacts }) => contacts);
}

/**
 * Returns a function that finds the name of the contact with a recipient's address. `kinds` are the app's additional
 * kinds of recipients, such as bank accounts.
 */
export function useNameOf(
  kinds: readonly RecipientForm[] | undefined,
): (recipient: string) => string | undefined {
  const nameOf = useStore(useWorld().contacts, (store) => store.nameOf);
  return useMemo(() => (recipient: string) => nameOf(recipient, kinds), [nameOf, kinds]);
}
