import type { ReactNode } from 'react';
import { Suspense, use, useState } from 'react';
import { PageSkeleton } from '../components/feedback/PageSkeleton';
import { openWallet } from '../state/backEndWallet';
import { WalletProvider } from '../state/WalletProvider';
import { useWorld } from '../state/WorldContext';
import type { WorldWallet } from '../state/worldWallet';

interface OpenedProps {
  opening: Promise<WorldWallet>;
  children: ReactNode;
}

function Opened({ opening, children }: OpenedProps) {
  return <WalletProvider wallet={use(opening)}>{children}</WalletProvider>;
}

/**
 * Lends the wallets that a back end keeps to everything inside. Until they are there it shows the shape
 * of a page. Wallets that do not come are an error, which the boundary around the page says and tries again.
 */
export function BackEndWallets({ children }: { children: ReactNode }) {
  const world = useWorld();
  // Those of the session in which it was mounted: signing out takes the page away.
  const [opening] = useState(() => world.backEnd && openWallet(world, world.backEnd));
  if (!opening) throw new Error('This world has no back end');
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Opened opening={opening}>{children}</Opened>
    </Suspense>
  );
}
