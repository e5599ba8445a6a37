import { useState } from 'react';
import { UpdateNotice } from '../components/feedback/UpdateNotice';
import { useIsUnfinished } from '../hooks/unfinished';
import { useAuth } from '../state/session/useAuth';
import { isInMemory } from '../adapters/keeper';
import { useKeeper, useKept } from '../state/storage/useKept';
import { useContacts } from '../state/contacts/useContacts';
import { useNewVersion } from './newVersion';

export interface UpdateOutletProps {
  onReload: () => void;
}

/** Returns whether a reload loses data: wallets that are not stored on the device, or contacts. */
function useLosesData(): boolean {
  const keeper = useKeeper();
  const { status } = useKept();
  const { user } = useAuth();
  const contacts = useContacts();
  if (status.kind === 'unusable') return status.inMemory !== undefined;
  if (!isInMemory(status)) return false;
  return contacts.length > 0 || (keeper !== undefined && user !== null);
}

/** Offers the new version, but not while a reload would lose typed text, close a sheet or interrupt an order. */
export function UpdateOutlet({ onReload }: UpdateOutletProps) {
  const isUnfinished = useIsUnfinished();
  const [pending, setPending] = useState(false);
  const losesData = useLosesData();
  if (isUnfinished) return null;
  return (
    <UpdateNotice
      pending={pending}
      losesData={losesData}
      onReload={() => {
        setPending(true);
        onReload();
      }}
      onClose={() => {
        useNewVersion.setState({ reload: null });
      }}
    />
  );
}
