import { useMemo } from 'react';
import { Sparkline } from '../../components/charts/Sparkline';
import { useFlorin } from '../../components/provider/useFlorin';
import { useMessages } from '../../components/provider/useMessages';
import { formatAmount } from '../../domain/money/format';
import { isPositive, ZERO } from '../../domain/money/money';
import { totalCourse } from './totalCourse';
import {
  selectActiveId,
  selectCurrencyInfos,
  selectHidden,
  selectRecords,
} from '../../state/selectors';
import { useWallet } from '../../state/useWallet';
import { usePastPrices } from './usePastPrices';
import { useMinute } from './useMinute';

/** The English texts of `ConnectedSparkline`. */
const english = {
  course: 'The total over the last 24 hours, from {before} until now',
} as const;

declare module '../../components/appEnglish' {
  interface AppEnglish {
    readonly ConnectedSparkline: typeof english;
  }
}

const HALF_HOUR = 30 * 60_000;

/** How long ago each point of the line was, in milliseconds, from 24 hours to now. */
const AGES = Array.from({ length: 49 }, (_, index) => (48 - index) * HALF_HOUR);

/** A line of the active wallet's total over the last 24 hours, calculated from its balances and the past prices. */
export function ConnectedSparkline() {
  const say = useMessages('ConnectedSparkline', english);
  const { locale, unitOfAccount } = useFlorin();
  const hidden = useWallet(selectHidden);
  const activeId = useWallet(selectActiveId);
  const wallet = useWallet(selectRecords).find(({ id }) => id === activeId);
  const infos = useWallet(selectCurrencyInfos);
  const past = usePastPrices(infos.map(({ id }) => id));
  const { now, market } = useMinute();
  const holdings = useMemo(() => {
    if (typeof past === 'string') return [];
    return infos
      .filter(({ id }) => past.value[id]?.length)
      .map((info) => ({
        symbol: info.symbol,
        balance: wallet?.balances[info.id] ?? ZERO,
        prices: [...(past.value[info.id] ?? []), { at: now, price: market[info.id].price }],
      }));
  }, [infos, wallet, past, now, market]);
  const values = useMemo(
    () =>
      totalCourse(
        holdings,
        wallet?.transactions ?? [],
        AGES.map((age) => now - age),
      ),
    [holdings, wallet, now],
  );
  // If the wallet had no money during the whole day, the line is flat.
  if (hidden || !values.some(isPositive)) return <Sparkline values={[]} hidden={hidden} />;
  const before = formatAmount(values[0] ?? ZERO, unitOfAccount, { locale });
  return <Sparkline values={values} label={say('course', { before })} />;
}
