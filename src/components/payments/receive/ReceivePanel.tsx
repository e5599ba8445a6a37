import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { paymentText } from '../../../domain/recipients/address';
import { parseAmount } from '../../../domain/money/amount';
import type { CurrencyId, CurrencyInfo } from '../../../domain/currency/currency';
import { ContentCopyRounded as CopyIcon } from '../../../icons/ContentCopyRounded';
import { IosShareRounded as ShareIcon } from '../../../icons/IosShareRounded';
import { fieldGap } from '../../../theme/styles';
import { EmptyState } from '../../feedback/EmptyState';
import { AddressText } from '../../identity/AddressText';
import { Actions } from '../../inputs/internals/actions';
import { AmountField } from '../../inputs/AmountField';
import { Button } from '../../inputs/internals/button';
import { useCurrencyOptions } from '../../inputs/internals/useCurrencyOptions';
import { SelectField } from '../../inputs/SelectField';
import type { Refusal } from '../../money/internals/Refusal.messages';
import { refusalText, useSayRefusal } from '../../money/refusalText';
import { useFlorin } from '../../provider/useFlorin';
import type { OtherTexts } from '../../provider/internals/say';
import { useCurrencies } from '../../provider/internals/useCurrency';
import { useMessages } from '../../provider/useMessages';
import { QrCode } from './QrCode';
import { rooted } from '../../provider/internals/rooted';
import type { RootProps } from '../../provider/internals/roots';

const english = {
  currency: 'Currency',
  amount: 'Amount (optional)',
  noAmount: 'The code and the address do not include an amount. Tell the sender how much to send.',
  copied: 'Address copied to clipboard!',
  copy: 'Copy address',
  share: 'Share',
  request: 'Send {what} to {address}',
  none: 'No address yet',
  needsAddress: 'As soon as a currency has an address, you can receive it here.',
} as const;

export type ReceivePanelTexts = typeof english;

export interface ReceivePanelProps extends RootProps {
  /**
   * The receiving addresses by currency. A currency without an address cannot be selected. If no currency has an
   * address, the panel shows a sentence instead.
   */
  addresses: Readonly<Partial<Record<CurrencyId, string>>>;
  /**
   * The currencies to choose from; the provider's currencies by default. Currencies without an address are left out.
   */
  currencies?: readonly CurrencyInfo[] | undefined;
  /** The initial currency; the first currency by default. */
  defaultCurrency?: CurrencyId | undefined;
  /** The address that the user has just copied. The panel then shows a confirmation. Null hides the confirmation. */
  copiedText?: string | null | undefined;
  /**
   * Called when the user presses the copy button. Copy the address to the clipboard. If omitted, there is no copy
   * button.
   */
  onCopy?: ((address: string) => void) | undefined;
  /** Called when the user presses the share button, with the text to share. If omitted, there is no share button. */
  onShare?: ((text: string) => void) | undefined;
  /** Texts of the component and of refused amounts that replace those of `FlorinProvider`, by key. */
  messages?: (OtherTexts<typeof english> & OtherTexts<typeof Refusal>) | undefined;
}

/** The line warns that the code does not contain the amount. It takes no space while it is empty. */
const caption = {
  textAlign: 'center',
  textWrap: 'balance',
  '&:not(:empty)': { marginBlockStart: 3 },
} as const;

/** The line that confirms a copied address. It keeps its height while it is empty, so that nothing moves. */
const copiedLine = { inlineSize: '100%', textAlign: 'center', minBlockSize: '1.3125rem' } as const;

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
    const { locale, currencies: all } = useFlorin();
    const received = useMemo(
      () => (currencies ?? all).filter(({ id }) => addresses[id] !== undefined),
      [currencies, all, addresses],
    );
    const { offered, none } = useCurrencies(received);
    const [chosen, setChosen] = useState(defaultCurrency);
    const currency = offered.find(({ id }) => id === chosen) ?? offered[0];
    const [typed, setTyped] = useState('');
    const address = addresses[currency.id] ?? '';
    const parsed = typed.trim() === '' ? null : parseAmount(typed, currency, { locale });
    const amount = parsed?.ok === true ? parsed.value : undefined;
    const code = paymentText(currency, address, amount);
    // The QR code of an email address contains only the address, not the amount.
    const isAmountLost = amount !== undefined && code === address;

    const options = useCurrencyOptions(offered);

    if (none)
      return (
        <EmptyState {...root()} title={say('none')}>
          {say('needsAddress')}
        </EmptyState>
      );
    return (
      <Stack {...root()} spacing={fieldGap}>
        <SelectField
          label={say('currency')}
          options={options}
          value={currency.id}
          onChange={(event) => {
            setChosen(event.target.value as CurrencyId);
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
          <AddressText>{address}</AddressText>
        </Typography>
        {(onCopy ?? onShare) && (
          <Actions>
            {onCopy && (
              <>
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
              </>
            )}
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
        )}
      </Stack>
    );
  },
);
