import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { use, useEffect, useState } from 'react';
import { Amount } from '../../components/money/Amount';
import { choosePlurals } from '../../components/provider/choosePlurals';
import { FlorinContext } from '../../components/provider/florinContext';
import { LanguageContext } from '../../components/provider/languageContext';
import { currencyBySymbol } from '../../domain/currency';
import type { Moved } from '../../domain/history';
import { isPositive } from '../../domain/money';
import type { Timer } from '../../hooks/timer';
import { useTimer } from '../../state/DeviceProvider';
import { useTexts } from '../language/useTexts';
import { HistorySummary as english } from './HistorySummary.messages';

/** The pause after which a screen reader is told: while a search is typed, every letter changes it. */
const PAUSE_MS = 500;

/** A value as it was when it last stood still for a while. */
function useSettled<Value>(value: Value, timer: Timer): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (Object.is(value, settled)) return undefined;
    return timer.after(PAUSE_MS, () => {
      setSettled(value);
    });
  }, [value, settled, timer]);
  return settled;
}

/** The transactions that were found, in sum. */
export interface Found {
  readonly count: number;
  readonly moved: readonly Moved[];
  /** How many transactions the sums leave out, wholly or in part. */
  readonly leftOut: number;
}

export interface HistorySummaryProps {
  /** The same object while nothing changes. */
  found: Found;
  /** Shows bullets in place of the amounts. */
  hidden: boolean;
}

/** In and out side by side, and each in one piece. */
const line = { display: 'flex', flexWrap: 'wrap', columnGap: 3 } as const;

/** How many transactions were found, and what went in and out with them in each currency, exactly. */
export function HistorySummary({ found, hidden }: HistorySummaryProps) {
  const say = useTexts('HistorySummary', english);
  const { locale } = use(LanguageContext);
  const { currencies } = use(FlorinContext);
  const { count, moved, leftOut } = useSettled(found, useTimer());
  return (
    <Box role="status" sx={{ flex: '1 1 min-content', minInlineSize: 0 }}>
      <Typography sx={{ fontWeight: 600 }}>
        {/* English comes without the choice among plurals. */}
        {choosePlurals(say('count', { count }), { count }, locale)}
      </Typography>
      {moved.map(({ currency: symbol, in: into, out }) => {
        const currency = currencyBySymbol(currencies, symbol);
        const shown = { currency, precision: 'exact', hidden } as const;
        return (
          <Typography key={symbol} variant="body2" color="textSecondary" sx={line}>
            {isPositive(into) && (
              <span>{say('in', { amount: <Amount value={into} {...shown} /> })}</span>
            )}{' '}
            {isPositive(out) && (
              <span>{say('out', { amount: <Amount value={out} {...shown} /> })}</span>
            )}
          </Typography>
        );
      })}
      {leftOut > 0 && (
        <Typography variant="body2" color="textSecondary">
          {say('leftOut', { count: leftOut })}
        </Typography>
      )}
    </Box>
  );
}
