import { use } from 'react';
import { FlorinContext } from '../provider/florinContext';
import type { CurrencyLike } from '../provider/useCurrency';
import { Coin } from './Coin';
import { rooted } from '../provider/rooted';
import type { RootProps } from '../provider/roots';

/** Signs of well-known currencies as drawings, because few fonts contain all of them. */
const SIGNS: Readonly<Record<string, string>> = {
  usd: 'M15.5 8.5c-.6-1.4-1.9-2-3.5-2-2 0-3.5 1-3.5 2.7 0 3.8 7 1.8 7 5.6 0 1.7-1.6 2.7-3.5 2.7-1.700 0-3.100-.7-3.600-2.200M12 4.500v15',
  eur: 'M16.500 7.300A6 6 0 1 0 16.500 16.700M5 10.500h8M5 13.500h8',
  gbp: 'M15.500 8.500c-.3-1.500-1.500-2.300-3-2.300-1.900 0-3.300 1.300-3.300 3.300 0 3 1.800 5.500-1.200 8.300h8.500M6.500 12.300h6.500',
  btc: 'M9 6.500h4.200a2.700 2.700 0 0 1 0 5.400H9h4.900a2.800 2.800 0 0 1 0 5.600H9zM10.500 4.500v2M13 4.500v2M10.500 17.500v2M13 17.500v2',
  eth: 'M12 3.500 6.500 12.300 12 15.500l5.500-3.200zM6.500 14.300 12 20.500l5.500-6.200L12 17.500z',
  ada: 'M12 4.500 6 19M12 4.500 18 19M6.500 11.300h11M5 14.500h14',
};

export interface CurrencyIconProps extends RootProps {
  /** The currency, or its id. */
  currency: CurrencyLike;
}

declare module '../provider/roots' {
  interface Roots {
    CurrencyIcon: CurrencyIconProps;
  }
}

/**
 * A currency's sign on a coin. The coin shows the drawing in the currency's `sign`, or else Florin's drawing for the
 * currency, or else the currency's `icon` as text. It is decorative, because the currency's name or symbol is next to
 * it.
 */
export const CurrencyIcon = rooted(
  'CurrencyIcon',
  function CurrencyIcon({ currency }: CurrencyIconProps, root) {
    const { currencies } = use(FlorinContext);
    const id = typeof currency === 'object' ? currency.id : currency;
    const info = typeof currency === 'object' ? currency : currencies.find((one) => one.id === id);
    const path = info?.sign ?? (Object.hasOwn(SIGNS, id) ? SIGNS[id] : undefined);
    return <Coin {...root()} path={path} text={info?.icon ?? id} />;
  },
);
