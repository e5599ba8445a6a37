import { useState } from 'react';
import { UpdateNotice } from '../components/feedback/UpdateNotice/UpdateNotice';
import { useIsUnfinished } from '../hooks/unfinished';
import { newVersion } from './newVersion';

export interface UpdateOutletProps {
  /** Reloads the page with the new version. */
  onReload: () => void;
}

/** Offers the new version while a reload would interrupt nothing: no typed text, no open sheet and no pending order. */
export function UpdateOutlet({ onReload }: UpdateOutletProps) {
  const isUnfinished = useIsUnfinished();
  const [pending, setPending] = useState(false);
  if (isUnfinished) return null;
  return (
    <UpdateNotice
      pending={pending}
      onReload={() => {
        setPending(true);
        onReload();
      }}
      onClose={() => {
        newVersion.set(null);
      }}
    />
  );
}
