import { useMemo } from 'react';
import { Sparkline } from '../../components/charts/Sparkline';
import { useFlorin } from '../../components/provider/useFlorin';
import { useMessages } from '../../components/provider/useMessages';
import { activeWallet } from '../../domain/ledger/ledger';
import { worthOf } from '../../domain/ledger/wallet';
import { formatAmount } from '../../domain/money/format';
import { add, isPositive, sum, ZERO } from '../../domain/money/money';
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
import type { PastPrices } from './usePastPrices';
import { usePastPrices } from './usePastPrices';

const english = {
  course: 'The total over the last 24 hours, from {before} until now',
} as const;

declare module '../../components/english' {
  interface English {
    readonly ConnectedSparkline: typeof english;
  }
}

const NONE: PastPrices = {};

const selectBalances = ({ data }: WalletStore) => activeWallet(data).balances;

/** A line of the current balances' value over the last 24 hours. It ends with the total, and changes with it. */
export function ConnectedSparkline() {
  const say = useMessages('ConnectedSparkline', english);
  const { locale, unitOfAccount } = useFlorin();
  const hidden = useWallet(selectHidden);
  const total = useWallet(selectTotal);
  const currencies = useWallet(selectCurrencies);
  const balances = useWallet(selectBalances);
  const quarter = useWallet(selectQuarterStart);
  // The total omits a currency without a current price, so the line omits it at all times.
  const priced = currencies.filter(({ price }) => price !== undefined);
  const past = usePastPrices(priced.map(({ id }) => id));
  const now = useMinute();
  const series = typeof past === 'string' ? NONE : past.value;
  // A tick changes only the end of the line: its past values depend on balances and past prices.
  const { values, later } = useMemo(() => {
    const moments = halfHoursBefore(now);
    const known = moments.filter((moment) => moment <= quarter);
    return { values: valuesAt(balances, series, known), later: moments.length - known.length };
  }, [balances, series, now, quarter]);
  // If no held currency has past prices, or the wallet has no money, the line is flat.
  if (hidden || !values.some(isPositive)) return <Sparkline values={[]} hidden={hidden} />;
  // A currency without past prices counts with its current price at all times.
  const rest = sum(currencies.filter(({ id }) => !series[id]?.length).map(worthOf));
  const line = [
    ...(rest === ZERO ? values : values.map((value) => add(value, rest))),
    // No price has changed since these half hours began.
    ...Array.from({ length: later }, () => total),
    total,
  ];
  const before = formatAmount(line[0] ?? total, unitOfAccount, { locale });
  return <Sparkline values={line} label={say('course', { before })} />;
}
