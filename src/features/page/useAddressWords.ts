import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The words behind the question mark of the address, and a function that puts others in their place without a
 * step in the history. The router's own `useSearchParams` would make every page 0.3 kB heavier.
 */
export function useAddressWords() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const words = useMemo(() => new URLSearchParams(search), [search]);
  const replaceWords = useCallback(
    (others: URLSearchParams) => void navigate({ search: String(others) }, { replace: true }),
    [navigate],
  );
  return [words, replaceWords] as const;
}
