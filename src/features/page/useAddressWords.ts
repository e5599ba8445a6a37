import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The parameters after the `#` of the address, as in `#type=send&q=rent`, and a function that replaces them without a
 * new entry in the history. No request contains that part of an address, so the host of the app never sees it.
 */
export function useAddressWords() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const words = useMemo(() => new URLSearchParams(hash.slice(1)), [hash]);
  const replaceWords = useCallback(
    (others: URLSearchParams) => void navigate({ hash: String(others) }, { replace: true }),
    [navigate],
  );
  return [words, replaceWords] as const;
}
