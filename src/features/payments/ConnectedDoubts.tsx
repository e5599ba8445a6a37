import { Suspense, useEffect, useRef } from 'react';
import { useMessages } from '../../components/provider/useMessages';
import { focusHeading, isFocusLost } from '../../hooks/focus';
import { lazyWithRetry } from '../../hooks/lazyWithRetry';
import { useWallet, type WalletStore } from '../../state/hooks/useWallet';
import { PagePart } from '../page/PagePart';

const english = { name: 'Unconfirmed payments' } as const;

export type ConnectedDoubtsTexts = typeof english;

/** Orders in doubt are rare, so the code loads only when there is one. */
const DoubtList = lazyWithRetry(async () => (await import('./DoubtList')).DoubtList);

const countDoubts = ({ data: { pending, activeWalletId } }: WalletStore) =>
  pending.filter(({ inDoubt, walletId }) => inDoubt && walletId === activeWalletId).length;

/**
 * Lists the payments and exchanges of the active wallet that are in doubt: their calls failed without a response. Each
 * has a button that checks it again. Renders nothing if there is none.
 */
export function ConnectedDoubts() {
  const say = useMessages('ConnectedDoubts', english);
  const count = useWallet(countDoubts);
  const before = useRef(count);
  useEffect(() => {
    // The pressed button is removed together with its payment.
    if (count < before.current && isFocusLost()) focusHeading();
    before.current = count;
  }, [count]);
  if (count === 0) return null;
  return (
    <PagePart name={say('name')}>
      <Suspense fallback={null}>
        <DoubtList />
      </Suspense>
    </PagePart>
  );
}
