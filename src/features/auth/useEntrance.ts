import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useIsMounted } from '../../hooks/useIsMounted';

/** What is said when a way in says no, or cannot be answered. */
export interface EntranceMessages {
  readonly refused: string;
  readonly failed: string;
}

/** Tries ways into the app, one at a time, and then opens a page of it. */
export function useEntrance<Way extends string>(
  messages: Readonly<Record<Way, EntranceMessages>>,
  target: string,
) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState<Way | null>(null);
  const [error, setError] = useState<string | null>(null);
  const mounted = useIsMounted();
  // A second press can come before the first has been rendered, so a ref beside the state.
  const underWay = useRef(false);

  async function enter(way: Way, attempt: () => Promise<boolean>) {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(way);
    setError(null);
    const failure = await attempt().then(
      (entered) => (entered ? null : messages[way].refused),
      () => messages[way].failed,
    );
    underWay.current = false;
    // Whoever has gone elsewhere in the meantime is not called back.
    if (!mounted.current) return;
    setBusy(null);
    setError(failure);
    if (failure === null) void navigate(target, { replace: true });
  }

  return { busy, error, enter };
}
