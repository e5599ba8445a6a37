import { useMemo } from 'react';
import { Sparkline } from '../../components/charts/Sparkline';
import { useMessages } from '../../components/provider/useMessages';
import { activeWallet } from '../../domain/ledger/ledger';
import { worthOf } from '../../domain/ledger/wallet';
import { add, isPositive, sum } from '../../domain/money/money';
import {
  selectCurrencies,
  selectHidden,
  selectQuarterStart,
  selectTotal,
} from '../../state/store/selectors';
import { useWallet } from '../../state/hooks/useWallet';
import type { WalletStore } from '../../state/store/walletStore';
import { halfHoursBefore, valuesAt } from './totalLine';
import { useMinute } from './useMinute';
import { usePastPrices, type PastPrices } from './usePastPrices';

const english = {
  // The name has no figures, because the change beside the line is a fixed figure and would differ from them.
  course: 'The total over the last 24 hours',
} as const;

export type ConnectedSparklineTexts = typeof english;

const NONE: PastPrices = {};

const selectBalances = ({ data }: WalletStore) => activeWallet(data).balances;

/** A line chart of the value of the current balances over the last 24 hours. Its last point is the current total. */
export function ConnectedSparkline() {
  const say = useMessages('ConnectedSparkline', english);
  const hidden = useWallet(selectHidden);
  const total = useWallet(selectTotal);
  const currencies = useWallet(selectCurrencies);
  const balances = useWallet(selectBalances);
  const quarter = useWallet(selectQuarterStart);
  // The total does not include a currency without a current price, so the line does not include it either.
  const priced = currencies.filter(({ price }) => price !== undefined);
  const past = usePastPrices(priced.map(({ id }) => id));
  const now = useMinute();
  const series = typeof past === 'string' ? NONE : past.value;
  // A change of prices changes only the end of the line. The rest depends on balances and past prices.
  const { values, later } = useMemo(() => {
    const moments = halfHoursBefore(now);
    const known = moments.filter((moment) => moment <= quarter);
    return { values: valuesAt(balances, series, known), later: moments.length - known.length };
  }, [balances, series, now, quarter]);
  // Without past prices or money, the line is flat.
  if (hidden || !values.some(isPositive)) return <Sparkline values={[]} hidden={hidden} />;
  // The value of currencies without past prices: their current price is used for the whole line.
  const rest = sum(currencies.filter(({ id }) => !series[id]?.length).map(worthOf));
  const line = [
    ...values.map((value) => add(value, rest)),
    // No price has changed since the start of these half hours.
    ...Array.from({ length: later }, () => total),
    total,
  ];
  return <Sparkline values={line} label={say('course')} />;
}
