import CopyIcon from '@mui/icons-material/ContentCopyRounded';
import ShareIcon from '@mui/icons-material/IosShareRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { use, useState } from 'react';
import { paymentText } from '../../../../domain/recipients/address';
import { parseAmount } from '../../../../domain/money/amount';
import type { CurrencyId, CurrencyInfo } from '../../../../domain/currency/currency';
import { currencyOf } from '../../../../domain/currency/currency';
import { ForeignText } from '../../../identity/ForeignText';
import { Actions } from '../../../inputs/actions';
import { AmountField } from '../../../inputs/AmountField/AmountField';
import { useCurrencyOptions } from '../../../inputs/useCurrencyOptions';
import { SelectField } from '../../../inputs/SelectField';
import type { Refusal } from '../../../money/Refusal.messages';
import { refusalText, useSayRefusal } from '../../../money/refusalText';
import { FlorinContext } from '../../../provider/florinContext';
import type { OtherTexts } from '../../../provider/say';
import { useCurrencies } from '../../../provider/useCurrency';
import { useMessages } from '../../../provider/useMessages';
import { QrCode } from '../QrCode/QrCode';
import { ReceivePanel as english } from './ReceivePanel.messages';
import { rooted } from '../../../provider/rooted';
import type { RootProps } from '../../../provider/roots';

export interface ReceivePanelProps extends RootProps {
  /** The receiving address of each currency. */
  addresses: Readonly<Record<CurrencyId, string>>;
  /** The currencies to choose from; those of the provider by default. */
  currencies?: readonly CurrencyInfo[];
  /** The initial currency; the first one by default. */
  defaultCurrency?: CurrencyId;
  /** The address that was copied a moment ago; null without one. */
  copiedText?: string | null;
  /** Called when the user copies an address. */
  onCopy: (address: string) => void;
  /** Called when the user shares a text; undefined if the device cannot share. */
  onShare?: (text: string) => void;
  /** Other texts, including those of refused amounts. */
  messages?: (OtherTexts<typeof english> & OtherTexts<typeof Refusal>) | undefined;
}

/** Takes no space while it is empty. */
const caption = {
  textAlign: 'center',
  textWrap: 'balance',
  '&:not(:empty)': { marginBlockStart: 3 },
} as const;

/** A separate line. It takes no space while it is empty, and moves no button: the buttons are at the bottom edge. */
const copiedLine = {
  inlineSize: '100%',
  textAlign: 'center',
  '&:empty': { marginBlockEnd: -2 },
} as const;

declare module '../../../provider/roots' {
  interface Roots {
    ReceivePanel: ReceivePanelProps;
  }
}

/** A receiving address as a QR code and as text, with buttons to copy and share it. */
export const ReceivePanel = rooted(
  'ReceivePanel',
  function ReceivePanel(
    {
      addresses,
      currencies,
      defaultCurrency,
      copiedText = null,
      onCopy,
      onShare,
      messages,
    }: ReceivePanelProps,
    root,
  ) {
    const say = useMessages('ReceivePanel', english, messages);
    const sayRefusal = useSayRefusal(messages);
    const { locale } = use(FlorinContext);
    const offered = useCurrencies(currencies);
    const [currencyId, setCurrencyId] = useState(defaultCurrency ?? offered[0].id);
    const [typed, setTyped] = useState('');
    const currency = currencyOf(offered, currencyId);
    const address = addresses[currencyId];
    const parsed = typed.trim() === '' ? null : parseAmount(typed, currency, { locale });
    const amount = parsed?.ok === true ? parsed.value : undefined;
    const code = paymentText(currency, address, amount);
    // An e-mail address cannot contain an amount.
    const isAmountLost = amount !== undefined && code === address;

    return (
      <Stack {...root()} spacing={3}>
        <SelectField
          label={say('currency')}
          options={useCurrencyOptions(offered)}
          value={currencyId}
          onChange={(event) => {
            setCurrencyId(event.target.value as CurrencyId);
          }}
        />
        <AmountField
          label={say('amount')}
          currency={currency}
          value={typed}
          error={parsed?.ok === false ? refusalText(parsed.refusal, sayRefusal) : ''}
          onChange={(event) => {
            setTyped(event.target.value);
          }}
        />
        <Stack>
          <QrCode value={code} />
          <Typography aria-live="polite" variant="body2" sx={caption}>
            {isAmountLost && say('noAmount')}
          </Typography>
        </Stack>
        <Typography
          sx={{
            padding: 3,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            overflowWrap: 'anywhere',
            textAlign: 'center',
          }}
        >
          <ForeignText>{address}</ForeignText>
        </Typography>
        <Actions>
          <Box role="status" sx={copiedLine}>
            {copiedText === address && (
              <Typography variant="body2" color="success" sx={{ fontWeight: 600 }}>
                {say('copied')}
              </Typography>
            )}
          </Box>
          <Button
            variant="contained"
            startIcon={<CopyIcon />}
            onClick={() => {
              onCopy(address);
            }}
          >
            {say('copy')}
          </Button>
          {onShare && (
            <Button
              variant="outlined"
              startIcon={<ShareIcon />}
              onClick={() => {
                const what =
                  amount === undefined ? currency.symbol : `${amount} ${currency.symbol}`;
                onShare(say('request', { what, address }));
              }}
            >
              {say('share')}
            </Button>
          )}
        </Actions>
      </Stack>
    );
  },
);
