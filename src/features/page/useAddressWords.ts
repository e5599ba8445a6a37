import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Returns the parameters in the hash of the URL, such as `#type=send&q=rent`, and a function that replaces them without
 * a new history entry. Browsers do not send the hash, so the server never receives the parameters.
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
