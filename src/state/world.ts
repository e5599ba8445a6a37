import type { StoreApi } from 'zustand/vanilla';
import type { Contact } from '../domain/recipients/contact';
import type { ContactsStore } from './contacts/contactsStore';
import { createContactsStore } from './contacts/contactsStore';
import type { Outside } from './outside';
import type { Session } from './session/session';
import { createSession } from './session/session';
import type { OwnChanges } from './storage/ownChanges';

/** The outside world, and the state of the app that exists once for it. */
export interface World extends Outside {
  readonly session: Session;
  readonly contacts: StoreApi<ContactsStore>;
  readonly ownChanges: OwnChanges;
}

/** Adds the state of the app to its outside world. `contacts` are the initial contacts. */
export const createWorld = <Given extends Outside>(
  outside: Given,
  contacts: readonly Contact[] = [],
): Given & World =>
  Object.assign(outside, {
    session: createSession(outside),
    contacts: createContactsStore(contacts),
    ownChanges: { pending: 0, epoch: 0 },
  });
