import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AmountField } from 'florin/AmountField';
import { parseAmount } from 'florin/domain/amount';
import { CURRENCIES } from 'florin/domain/currency';
import { compare, type Decimal } from 'florin/domain/money';
import { refusalText, useSayRefusal } from 'florin/refusalText';
import { useState } from 'react';
import type { Texts } from './texts.ts';

export interface WithdrawFormProps {
  texts: Texts;
  /** The spendable balance in US dollars. */
  available: Decimal;
  onWithdraw: (amount: Decimal) => void;
}

/** A form for an amount to withdraw. The form refuses an invalid amount, and an amount that exceeds the balance. */
export function WithdrawForm({ texts, available, onWithdraw }: WithdrawFormProps) {
  const say = useSayRefusal();
  const [text, setText] = useState('');
  const [error, setError] = useState('');

  const submit = () => {
    const amount = parseAmount(text, CURRENCIES.usd);
    if (!amount.ok) setError(refusalText(amount.refusal, say));
    else if (compare(amount.value, available) > 0)
      setError(refusalText({ kind: 'insufficient-balance' }, say));
    else {
      setError('');
      setText('');
      onWithdraw(amount.value);
    }
  };

  return (
    <Stack
      component="form"
      noValidate
      spacing={2}
      sx={{ alignItems: 'start' }}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <AmountField
        label={texts.amount}
        currency="usd"
        available={available}
        value={text}
        error={error}
        onChange={(event) => {
          setText(event.target.value);
        }}
      />
      <Button type="submit" variant="contained">
        {texts.withdraw}
      </Button>
    </Stack>
  );
}
