import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { UnknownAmount } from '../../../../domain/currency/currency';
import type { Decimal } from '../../../../domain/money/money';
import { Button } from '../../../inputs/button';
import { Section } from '../../../layout/Section';
import { Amount } from '../../../money/Amount/Amount';
import { rooted } from '../../../provider/rooted';
import type { RootProps } from '../../../provider/roots';
import type { CurrencyLike } from '../../../provider/useCurrency';
import { useMessages } from '../../../provider/useMessages';
import { HoldingFigure } from '../holdingFigure';

const english = {
  title: 'Your balance',
  available: 'Available: {amount}',
  worth: 'Worth {amount}',
  send: 'Send',
  receive: 'Receive',
  exchange: 'Exchange',
} as const;

declare module '../../../english' {
  interface English {
    readonly Holding: typeof english;
  }
}

const KEYS = ['send', 'receive', 'exchange'] as const;

export interface HoldingProps extends RootProps {
  currency: CurrencyLike;
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

declare module '../../../provider/roots' {
  interface Roots {
    Holding: HoldingProps;
  }
}

/**
 * Shows how much of a currency a wallet has, the available part, the value, and links to send, receive and exchange.
 */
export const Holding = rooted(
  'Holding',
  function Holding({ currency, balance, available, worth, hidden, hrefs }: HoldingProps, root) {
    const say = useMessages('Holding', english);
    return (
      <Section title={say('title')} landmark {...root()}>
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
                {say(key)}
              </Button>
            ))}
          </Box>
        </Paper>
      </Section>
    );
  },
);

/** The balance. It is the largest figure on the page, and its font becomes smaller only if the figure does not fit. */
const main = { fontSize: '1.75rem', marginBlockEnd: 1 } as const;
