import { Suspense, useEffect, useRef } from 'react';
import { useMessages } from '../../components/provider/useMessages';
import { focusHeading, isFocusLost } from '../../hooks/focus';
import { lazyWithRetry } from '../../hooks/lazyWithRetry';
import { useWallet } from '../../state/hooks/useWallet';
import type { WalletStore } from '../../state/hooks/useWallet';
import { PagePart } from '../page/PagePart';

const english = { name: 'Unconfirmed payments' } as const;

declare module '../../components/english' {
  interface English {
    readonly ConnectedDoubts: typeof english;
  }
}

/** Doubts are rare, so their code loads with the first one. */
const DoubtList = lazyWithRetry(async () => (await import('./DoubtList')).DoubtList);

const countDoubts = ({ data: { pending, activeWalletId } }: WalletStore) =>
  pending.filter(({ inDoubt, walletId }) => inDoubt && walletId === activeWalletId).length;

/**
 * The payments and exchanges of the active wallet that are in doubt, each with a button to check it again. Notices show
 * how each doubt ends. Without such an order, nothing is rendered.
 */
export function ConnectedDoubts() {
  const say = useMessages('ConnectedDoubts', english);
  const count = useWallet(countDoubts);
  const before = useRef(count);
  useEffect(() => {
    // The pressed button disappears with its payment.
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
