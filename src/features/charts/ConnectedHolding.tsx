import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { paths, pathWith } from '../../constants/paths';
import { Section } from '../../components/layout/Section';
import { Amount } from '../../components/money/Amount/Amount';
import { useFlorin } from '../../components/provider/useFlorin';
import { useMessages } from '../../components/provider/useMessages';
import type { CurrencyId, CurrencyInfo } from '../../domain/currency/currency';
import { UNKNOWN_AMOUNT } from '../../domain/currency/currency';
import { activeWallet, availableBalance } from '../../domain/ledger/ledger';
import { ZERO } from '../../domain/money/money';
import { worthOf } from '../../domain/ledger/wallet';
import { selectCurrencies, selectHidden } from '../../state/store/selectors';
import type { WalletStore } from '../../state/store/walletStore';
import { useWallet } from '../../state/hooks/useWallet';
import { isAllAvailable } from './isAllAvailable';

/** The English texts of `ConnectedHolding`. */
const english = {
  title: 'Your balance',
  available: 'Available: {amount}',
  worth: 'Worth {amount}',
  send: 'Send',
  receive: 'Receive',
  exchange: 'Exchange',
} as const;

declare module '../../components/appEnglish' {
  interface AppEnglish {
    readonly ConnectedHolding: typeof english;
  }
}

export interface ConnectedHoldingProps {
  currency: CurrencyInfo;
}

/** Returns, for a currency, the URLs of the forms in which the currency is selected. */
const HREFS = {
  send: (id: string) => pathWith(paths.payments, { open: 'send', currency: id }),
  receive: (id: string) => pathWith(paths.payments, { open: 'receive', currency: id }),
  exchange: (id: string) => pathWith(paths.exchange, { from: id }),
} as const;

/**
 * Each figure below the balance has the size of its label. A figure that does not fit moves to the next line as a whole
 * before it breaks.
 */
const asAround = { display: 'inline-block', fontSize: 'inherit', fontWeight: 'inherit' } as const;

/** The amount held. It is the largest figure of the page, and becomes smaller only if it does not fit its line. */
const main = { fontSize: '1.75rem', marginBlockEnd: 1 } as const;

const KEYS = ['send', 'receive', 'exchange'] as const;

const heldOf = (wallet: WalletStore, currencyId: CurrencyId) =>
  selectCurrencies(wallet).find(({ id }) => id === currencyId);

/** The value of the balance. A price change renders only this component. */
function Worth({ id, hidden }: Pick<CurrencyInfo, 'id'> & { hidden: boolean }) {
  const { unitOfAccount } = useFlorin();
  const held = useWallet((wallet) => heldOf(wallet, id));
  const worth = held ? worthOf(held) : ZERO;
  return (
    <Amount
      value={held?.unknownBalance ? UNKNOWN_AMOUNT : worth}
      currency={unitOfAccount}
      hidden={hidden}
      sx={asAround}
    />
  );
}

/** The active wallet's balance of a currency, its available part, its value, and actions. */
export function ConnectedHolding({ currency }: ConnectedHoldingProps) {
  const say = useMessages('ConnectedHolding', english);
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
  return (
    <Section title={say('title')} landmark>
      <Paper variant="outlined" sx={{ padding: 4 }}>
        <Box sx={{ overflowWrap: 'anywhere' }}>
          <Amount
            value={balance}
            currency={currency}
            variant="amountHero"
            hidden={hidden}
            sx={main}
          />
          {!isAllAvailable(balance, available, currency, { locale }) && (
            <Typography component="div" variant="body2" color="textSecondary">
              {say('available', {
                amount: (
                  <Amount
                    value={available}
                    currency={currency}
                    precision="exact"
                    hidden={hidden}
                    sx={asAround}
                  />
                ),
              })}
            </Typography>
          )}
          {/* A balance in the unit of account is its own value. */}
          {currency.id !== unitOfAccount.id && (
            <Typography component="div" variant="body2" color="textSecondary">
              {say('worth', { amount: <Worth id={currency.id} hidden={hidden} /> })}
            </Typography>
          )}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, marginBlockStart: 4 }}>
          {KEYS.map((key) => (
            <Button
              key={key}
              href={HREFS[key](encodeURIComponent(currency.id))}
              variant={key === 'send' ? 'contained' : 'outlined'}
              size="small"
              sx={{ flex: '1 1 auto', paddingInline: 3 }}
            >
              {say(key)}
            </Button>
          ))}
        </Box>
      </Paper>
    </Section>
  );
}
