import type { Theme } from '@mui/material/styles';
import { coinColorIn, paletteIn } from '../../theme/paletteIn';
import { COIN_TINT } from '../../theme/vars';
import { useFlorin } from '../provider/useFlorin';
import type { CurrencyLike } from '../provider/internals/useCurrency';
import { Coin } from './Coin';
import { rooted } from '../provider/internals/rooted';
import type { RootProps } from '../provider/internals/roots';

export interface CurrencyIconProps extends RootProps {
  /** The currency, or its id. */
  currency: CurrencyLike;
}

/**
 * A currency's sign on a coin in the colour of the currency. The coin shows the currency's `sign`, an SVG path, or else
 * its `icon` as text. The coin is decorative, so show the currency's name or symbol next to it.
 */
export const CurrencyIcon = rooted(
  'CurrencyIcon',
  function CurrencyIcon({ currency }: CurrencyIconProps, root) {
    const { currencies } = useFlorin();
    const id = typeof currency === 'object' ? currency.id : currency;
    const info = typeof currency === 'object' ? currency : currencies.find((one) => one.id === id);
    return <Coin {...root(tintOf(id))} path={info?.sign} text={info?.icon ?? id} />;
  },
);

/** Returns the colours of a coin. In a theme without a colour for the currency, it is a coin like any other. */
const tintOf = (id: string) => (theme: Theme) => {
  const color = coinColorIn(theme, id);
  return color === undefined
    ? {}
    : {
        color,
        borderColor: 'transparent',
        backgroundColor: `color-mix(in srgb, currentColor ${COIN_TINT}%, ${paletteIn(theme).background.paper})`,
      };
};
