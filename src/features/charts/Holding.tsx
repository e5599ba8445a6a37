import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Button } from '../../components/inputs/internals/button';
import { Section } from '../../components/layout/Section';
import { Amount, type AmountProps } from '../../components/money/Amount';
import type { CurrencyLike } from '../../components/provider/internals/useCurrency';
import { useFlorin } from '../../components/provider/useFlorin';
import { useMessages } from '../../components/provider/useMessages';
import {
  UNKNOWN_AMOUNT,
  type CurrencyId,
  type CurrencyInfo,
  type UnknownAmount,
} from '../../domain/currency/currency';
import { activeWallet, availableBalance } from '../../domain/ledger/ledger';
import { worthOf } from '../../domain/ledger/wallet';
import { ZERO, type Decimal } from '../../domain/money/money';
import { useWallet } from '../../state/hooks/useWallet';
import { isPriced, selectCurrencies, selectHidden } from '../../state/store/selectors';
import type { WalletStore } from '../../state/store/walletStore';
import { paths, pathWith } from '../page/paths';
import { useCommonTexts } from '../page/useCommonTexts';
import { isAllAvailable } from './isAllAvailable';
import { useCurrencyTexts } from './useCurrencyTexts';

const english = {
  available: 'Available: {amount}',
  worth: 'Worth {amount}',
  exchange: 'Exchange',
} as const;

export type HoldingTexts = typeof english;

/**
 * An amount in a `Holding`, in the font size of its label. If the amount does not fit beside the label, it moves to the
 * next line as a whole.
 */
export function HoldingFigure(props: Omit<AmountProps, 'sx'>) {
  return (
    <Amount
      {...props}
      sx={{ display: 'inline-block', fontSize: 'inherit', fontWeight: 'inherit' }}
    />
  );
}

const KEYS = ['send', 'receive', 'exchange'] as const;

export interface HoldingProps {
  /** The currency, or its id. */
  currency: CurrencyLike;
  /** The balance, or that it is unknown. */
  balance: Decimal | UnknownAmount;
  /** The part of the balance that the user can spend. If omitted, the whole balance is available. */
  available?: Decimal | UnknownAmount | undefined;
  /**
   * The value of the balance in the unit of account, as a `HoldingFigure`. Omit it if the currency is the unit of
   * account.
   */
  worth?: ReactNode;
  /** Shows bullets instead of the amounts. */
  hidden: boolean;
  /** The URLs of the forms to send, receive and exchange, with the currency selected. */
  hrefs: Readonly<Record<(typeof KEYS)[number], string>>;
}

/**
 * Shows how much of a currency a wallet has, the available part, the value, and links to send, receive and exchange.
 */
export function Holding({ currency, balance, available, worth, hidden, hrefs }: HoldingProps) {
  const say = useMessages('Holding', english);
  const common = useCommonTexts();
  const sayCurrency = useCurrencyTexts();
  return (
    <Section title={sayCurrency('balance')} landmark>
      <Paper variant="outlined" sx={{ padding: 4 }}>
        <Box sx={{ overflowWrap: 'anywhere' }}>
          <Amount
            value={balance}
            currency={currency}
            variant="amountHero"
            hidden={hidden}
            sx={main}
          />
          {available !== undefined && (
            <Typography component="div" variant="body2" color="textSecondary">
              {say('available', {
                amount: (
                  <HoldingFigure
                    value={available}
                    currency={currency}
                    precision="exact"
                    hidden={hidden}
                  />
                ),
              })}
            </Typography>
          )}
          {worth !== undefined && (
            <Typography component="div" variant="body2" color="textSecondary">
              {say('worth', { amount: worth })}
            </Typography>
          )}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, marginBlockStart: 4 }}>
          {KEYS.map((key) => (
            <Button
              key={key}
              href={hrefs[key]}
              variant={key === 'send' ? 'contained' : 'outlined'}
              size="small"
              sx={{ flex: '1 1 auto', paddingInline: 3 }}
            >
              {key === 'exchange' ? say(key) : common(key)}
            </Button>
          ))}
        </Box>
      </Paper>
    </Section>
  );
}

/** The balance. It is the largest figure on the page, and its font becomes smaller only if the figure does not fit. */
const main = { fontSize: '1.75rem', marginBlockEnd: 1 } as const;

export interface ConnectedHoldingProps {
  currency: CurrencyInfo;
}

/** Returns the URLs of the forms Send, Receive and Exchange for a currency. */
const hrefsOf = (id: string) => ({
  send: pathWith(paths.payments, { open: 'send', currency: id }),
  receive: pathWith(paths.payments, { open: 'receive', currency: id }),
  exchange: pathWith(paths.exchange, { from: id }),
});

const heldOf = (wallet: WalletStore, currencyId: CurrencyId) =>
  selectCurrencies(wallet).find(({ id }) => id === currencyId);

/** Shows the value of the balance. It is a separate component, so that a price change does not re-render the others. */
function Worth({ id, hidden }: Pick<CurrencyInfo, 'id'> & { hidden: boolean }) {
  const { unitOfAccount } = useFlorin();
  const held = useWallet((wallet) => heldOf(wallet, id));
  const worth = held ? worthOf(held) : ZERO;
  return (
    <HoldingFigure
      value={held?.unknownBalance ? UNKNOWN_AMOUNT : worth}
      currency={unitOfAccount}
      hidden={hidden}
    />
  );
}

/** Shows the active wallet's balance of a currency, its available amount, its value, and links to the forms. */
export function ConnectedHolding({ currency }: ConnectedHoldingProps) {
  const { unitOfAccount, locale } = useFlorin();
  const hidden = useWallet(selectHidden);
  const balance = useWallet((wallet) => {
    const held = heldOf(wallet, currency.id);
    return held?.unknownBalance ?? held?.balance ?? ZERO;
  });
  const available = useWallet(({ data }) =>
    activeWallet(data).unknownBalances?.[currency.id]
      ? UNKNOWN_AMOUNT
      : availableBalance(data, currency.id),
  );
  const hasPrice = useWallet((wallet) => isPriced(wallet, currency.id));
  const isAll = isAllAvailable(balance, available, currency, { locale });
  return (
    <Holding
      currency={currency}
      balance={balance}
      available={isAll ? undefined : available}
      worth={
        currency.id === unitOfAccount.id || !hasPrice ? undefined : (
          <Worth id={currency.id} hidden={hidden} />
        )
      }
      hidden={hidden}
      hrefs={hrefsOf(encodeURIComponent(currency.id))}
    />
  );
}
