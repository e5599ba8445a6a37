import type { ReactNode } from 'react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { PageSkeleton } from '../components/feedback/PageSkeleton/PageSkeleton';
import { awaitCode } from '../hooks/codeOnItsWay';
import type { World } from '../services/world';
import { openWallet } from '../state/backEndWallet';
import { WalletProvider } from '../state/WalletProvider';
import { useWorld } from '../state/WorldContext';

interface BackEndWalletsProps {
  children: ReactNode;
}

/** The provider of wallets that have yet to come. */
function providerOf(world: World) {
  return lazy(async () => {
    if (!world.backEnd) throw new Error('This world has no back end');
    const wallet = await openWallet(world, world.backEnd);
    return {
      default: ({ children }: BackEndWalletsProps) => (
        <WalletProvider wallet={wallet}>{children}</WalletProvider>
      ),
    };
  });
}

/** The shape of a page, and the line of `LoadingOutlet`, for as long as somebody waits. */
function OnItsWay() {
  useEffect(awaitCode, []);
  return <PageSkeleton />;
}

/**
 * Lends the wallets that a back end keeps to everything inside. Until they are there it shows the shape
 * of a page. Wallets that do not come are an error, which the boundary around the page says and tries again.
 */
export function BackEndWallets({ children }: BackEndWalletsProps) {
  const world = useWorld();
  // Those of the session in which it was mounted: signing out takes the page away.
  const [Opened] = useState(() => providerOf(world));
  return (
    <Suspense fallback={<OnItsWay />}>
      <Opened>{children}</Opened>
    </Suspense>
  );
}
