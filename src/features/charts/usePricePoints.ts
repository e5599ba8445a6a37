import { use, useEffect, useMemo, useState } from 'react';
import { FlorinContext } from '../../components/provider/florinContext';
import type { CurrencyInfo } from '../../domain/currency';
import type { PricePoint, PriceRange } from '../../domain/priceHistory';
import { priceSeries, rangeOf } from '../../domain/priceHistory';
import type { Cancel } from '../../services/clock';
import { selectCourse, selectMarket } from '../../state/selectors';
import { useLiveWallet, useWallet } from '../../state/WalletProvider';
import { useWorld } from '../../state/WorldContext';

const MINUTE = 60_000;

/** The time, which is another one with each new minute: no label of a chart shows seconds. */
function useMinute(): number {
  const { clock } = useWorld();
  const [minute, setMinute] = useState(() => clock.now());
  useEffect(
    () =>
      clock.whileSeen(() => {
        let cancel: Cancel = () => undefined;
        const update = () => {
          const now = clock.now();
          setMinute((before) =>
            Math.floor(before / MINUTE) === Math.floor(now / MINUTE) ? before : now,
          );
          cancel = clock.after(MINUTE - (now % MINUTE), update);
        };
        update();
        return () => {
          cancel();
        };
      }),
    [clock],
  );
  return minute;
}

/**
 * A currency's prices within a range that ends now, oldest first. They are a part of one series: the sample prices up
 * to the moment the wallets began, and then what the market has done since. The line grows with every minute.
 */
export function usePricePoints(
  { id, type }: CurrencyInfo,
  range: PriceRange,
): readonly PricePoint[] {
  const { unitOfAccount } = use(FlorinContext);
  const now = useMinute();
  const market = useLiveWallet(selectMarket);
  const course = useWallet(selectCourse);
  const series = useMemo(() => {
    const [first, ...later] = course;
    if (!first) return [];
    const swing = id === unitOfAccount.id ? 'none' : type;
    return [
      ...priceSeries({ ...first.market[id], seed: id, swing }, first.at),
      ...later.map(({ at, market: then }) => ({ at, price: then[id].price })),
    ];
  }, [course, id, type, unitOfAccount.id]);
  return useMemo(
    () => rangeOf(series, range, { at: now, price: market.get()[id].price }),
    [series, range, now, market, id],
  );
}
