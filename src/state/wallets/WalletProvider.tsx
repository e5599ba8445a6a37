import { lazy, Suspense, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { useStore } from 'zustand/react';
import { MissingCode, onRetry } from '../../hooks/lazyWithRetry';
import { useUnfinished } from '../../hooks/unfinished';
import { openWallets } from './openWallets';
import type { OpenWallets } from '../session/session';
import type { WalletStore } from '../store/walletStore';
import { WalletsContext } from './walletsContext';
import type { World } from '../world';
import { useWorld } from '../WorldContext';

export interface WalletProviderProps {
  /** Shown while the wallets are read. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * Resolves with the wallets. If they cannot be read, rejects with `MissingCode`. The error boundary handles this error,
 * and its retry reads the wallets again.
 */
async function retriedByBoundary(world: World, opened: Promise<OpenWallets>) {
  const { visit, renew } = world.session;
  const opening = visit();
  try {
    return await opened;
  } catch (cause) {
    onRetry(() => {
      if (visit() === opening) renew();
    });
    throw new MissingCode(cause);
  }
}

interface ReadyWalletsProps {
  wallets: OpenWallets;
  children: ReactNode;
}

/** Returns whether an order is pending or in doubt. */
const hasUnsettled = ({ data }: WalletStore) => data.pending.length > 0;

function ReadyWallets({ wallets, children }: ReadyWalletsProps) {
  // A layout effect runs before the paint, so the first paint already shows current prices.
  useLayoutEffect(() => wallets.follow(), [wallets]);
  useUnfinished(useStore(wallets.store, hasUnsettled));
  const value = useMemo(
    () => ({ opening: { status: 'ready', wallets } as const, retry: wallets.refresh }),
    [wallets],
  );
  return <WalletsContext value={value}>{children}</WalletsContext>;
}

/** Returns the component that provides the wallets. If the wallets are still loading, this is a lazy component. */
function providerOf(world: World, opened: OpenWallets | Promise<OpenWallets>) {
  const provide =
    (wallets: OpenWallets) =>
    ({ children }: Pick<WalletProviderProps, 'children'>) => (
      <ReadyWallets wallets={wallets}>{children}</ReadyWallets>
    );
  return opened instanceof Promise
    ? lazy(async () => ({ default: provide(await retriedByBoundary(world, opened)) }))
    : provide(opened);
}

/**
 * Loads the wallets of the session, provides them to its children, and keeps them up to date. If the wallets cannot be
 * read, the provider throws, and the error boundary around it offers a retry. The wallets remain in memory after the
 * provider unmounts.
 */
export function WalletProvider({ fallback, children }: WalletProviderProps) {
  const world = useWorld();
  // Only at mount: signing out unmounts the page, so a later session mounts another provider.
  const [opened] = useState(() => openWallets(world));
  const [Provider] = useState(() => providerOf(world, opened));
  const provided = <Provider>{children}</Provider>;
  return opened instanceof Promise ? <Suspense fallback={fallback}>{provided}</Suspense> : provided;
}
