import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { UnknownAmount } from '../../domain/currency/currency';
import type { Decimal } from '../../domain/money/money';
import { Button } from '../../components/inputs/internals/button';
import { Section } from '../../components/layout/Section';
import { Amount } from '../../components/money/Amount';
import type { CurrencyLike } from '../../components/provider/internals/useCurrency';
import { useMessages } from '../../components/provider/useMessages';
import { useCommonTexts } from '../page/useCommonTexts';
import { HoldingFigure } from './holdingFigure';

const english = {
  available: 'Available: {amount}',
  worth: 'Worth {amount}',
  exchange: 'Exchange',
} as const;

export type HoldingTexts = typeof english;

const KEYS = ['send', 'receive', 'exchange'] as const;

export interface HoldingProps {
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

/**
 * Shows how much of a currency a wallet has, the available part, the value, and links to send, receive and exchange.
 */
export function Holding({ currency, balance, available, worth, hidden, hrefs }: HoldingProps) {
  const say = useMessages('Holding', english);
  const common = useCommonTexts();
  return (
    <Section title={common('yourBalance')} landmark>
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
