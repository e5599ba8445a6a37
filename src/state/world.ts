import type { StoreApi } from 'zustand/vanilla';
import type { Contact } from '../domain/recipients/contact';
import { createContactsStore, type ContactsStore } from './contacts/contactsStore';
import type { Outside } from './outside';
import { createSession, type Session } from './session/session';
import type { OwnChanges } from './storage/ownChanges';

/**
 * Everything outside the app (clock, device, log, back end), and the app's state that exists once: session and
 * contacts.
 */
export interface World extends Outside {
  readonly session: Session;
  readonly contacts: StoreApi<ContactsStore>;
  readonly ownChanges: OwnChanges;
}

/** Creates a world from the outside services. `contacts` are the initial contacts. */
export const createWorld = <Given extends Outside>(
  outside: Given,
  contacts: readonly Contact[] = [],
): Given & World =>
  Object.assign(outside, {
    session: createSession(outside),
    contacts: createContactsStore(contacts),
    ownChanges: { pending: 0, epoch: 0 },
  });
