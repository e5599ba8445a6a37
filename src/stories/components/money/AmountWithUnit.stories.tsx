import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import type { AmountWithUnitProps } from '../../../components/money/AmountWithUnit/AmountWithUnit';
import { AmountWithUnit } from '../../../components/money/AmountWithUnit/AmountWithUnit';
import { refusalText } from '../../../components/money/refusalText';
import type { AmountUnit } from '../../../components/money/useAmountUnit';
import { useAmountUnit } from '../../../components/money/useAmountUnit';
import type { DefaultCurrencyId } from '../../../domain/currency/currency';
import { CURRENCIES } from '../../../domain/currency/currency';
import type { Decimal } from '../../../domain/money/money';
import { refuse } from '../../../domain/result';
import { fill } from '../../../testing/fill';
import { layoutFaults } from '../../../testing/layoutFaults';
import { cellsCalled, matrix } from '../../../testing/matrix';

/** A unit as `useAmountUnit` begins with it: the controls show it, and `Owner` makes a living one of it. */
const unitOf = (id: DefaultCurrencyId, price: Decimal | null): AmountUnit => ({
  currency: CURRENCIES[id],
  typed: CURRENCIES[id],
  other: null,
  price,
  worth: () => null,
  isLost: false,
  read: () => refuse({ kind: 'not-a-number' }),
  toggle: (text) => text,
  reset: fn(),
  edited: fn(),
});

const onSend = fn<(amount: string) => void>();

/** Other currencies, and their prices. */
const CHOICES = [
  ['Choose ether', 'eth', '2580'],
  ['Choose dollars', 'usd', '1'],
  ['Choose euros', 'eur', '1.08'],
] as const;

/** Holds the unit and the text as a form does, and moves the price at a press. */
function Owner({ unit: { currency: own, price: first }, ...props }: AmountWithUnitProps) {
  const [currency, setCurrency] = useState(own);
  const [price, setPrice] = useState(first ?? undefined);
  const unit = useAmountUnit({ currency, price });
  const { register, handleSubmit, setError, formState, reset } = useForm({
    defaultValues: { amount: props.defaultValue ?? '' },
    reValidateMode: 'onSubmit',
  });
  const send = handleSubmit(({ amount }) => {
    const read = unit.read(amount);
    if (read.ok) onSend(read.value);
    else setError('amount', { message: refusalText(read.refusal) });
  });
  return (
    <Stack component="form" noValidate spacing={2} onSubmit={(event) => void send(event)}>
      <AmountWithUnit
        {...props}
        unit={unit}
        error={props.error ?? formState.errors.amount?.message}
        {...register('amount')}
      />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button type="submit">Send</Button>
        <Button
          onClick={() => {
            setPrice('50000');
          }}
        >
          Move the price
        </Button>
        {CHOICES.map(([name, id, itsPrice]) => (
          <Button
            key={id}
            onClick={() => {
              setCurrency(CURRENCIES[id]);
              setPrice(itsPrice);
            }}
          >
            {name}
          </Button>
        ))}
        <Button
          onClick={() => {
            unit.reset();
            reset();
          }}
        >
          Empty
        </Button>
      </Stack>
    </Stack>
  );
}

/** The same without a form. */
function Alone({ unit: { currency, price }, ...props }: AmountWithUnitProps) {
  return (
    <AmountWithUnit {...props} unit={useAmountUnit({ currency, price: price ?? undefined })} />
  );
}

/**
 * An amount to be sent, which for a crypto currency can be typed in the unit of account as well. `useAmountUnit` reads
 * the text. The exact amount that will be sent is always in sight, and the price that converts it does not move
 * below the reader's eyes.
 *
 * **When not to use it**: For an amount that is typed in one unit: that is `AmountField`. Between one's own
 * currencies: `ExchangeForm`.
 *
 * **States**: the currency is typed, with its worth below it, or the unit of account, with the exact amount below it; a
 * currency without another unit, which empties an amount of the unit of account when it is chosen; with or without `Max`, which is not there while balances are hidden; refused; read-only.
 *
 * **Keyboard**: Tab moves from the text to `Max` and to the button for the other unit, both inside the field. The
 * button that was pressed keeps the focus.
 *
 * **Announces**: the exact amount that will be sent, after each edit in the unit of account and after each press.
 *
 * **Related**: `AmountField`, `SendForm`, `ExchangeQuote`.
 *
 * **Find it by**: max, send all, amount in dollars, fiat amount, switch the unit, converted amount.
 */
const meta = preview.meta({
  component: AmountWithUnit,
  render: (args) => <Owner {...args} />,
  args: { label: 'Amount', unit: unitOf('btc', '43250'), available: '0.15423' as const },
  argTypes: { unit: { control: false } },
});

export const Base = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Amount' });
    const status = canvas.getByRole('status');
    await step(
      'Bitcoin is typed: its worth is shown, and not what the field shows already',
      async () => {
        await fill(userEvent, field, '0.00115607');
        await expect(canvas.getByText(/^Worth about/)).toHaveTextContent('Worth about $50.00');
        await expect(status).toBeEmptyDOMElement();
        for (const name of ['Max', 'Enter in USD'])
          await expect(field.parentElement).toContainElement(canvas.getByRole('button', { name }));
      },
    );
    await step('The same in dollars, rounded down to a cent', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Enter in USD' }));
      await expect(field).toHaveValue('50.00');
      await expect(status).toHaveTextContent('Sends 0.00115606 BTC');
      await expect(canvas.getByText('1 BTC = 43,250 USD')).toBeVisible();
      await expect(canvas.queryByText(/^Worth about/)).not.toBeInTheDocument();
      await expect(field).toHaveAccessibleDescription('Available: 0.15423 BTC');
    });
    await step('Nothing was edited: what was typed at first comes back whole', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Enter in BTC' }));
      await expect(field).toHaveValue('0.00115607');
    });
    await step('After the price has moved, so do the dollars of what was typed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Move the price' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Enter in USD' }));
      await expect(field).toHaveValue('57.80');
      await userEvent.click(canvas.getByRole('button', { name: 'Enter in BTC' }));
      await expect(field).toHaveValue('0.00115607');
    });
    await step('What is edited in dollars is rounded down to a satoshi', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Enter in USD' }));
      await userEvent.type(field, '9');
      await expect(canvas.getByRole('status')).toHaveTextContent(/^$/);
      await userEvent.clear(field);
      await fill(userEvent, field, '$1,000.00');
      await expect(status).toHaveTextContent('Sends 0.02 BTC');
      await userEvent.click(canvas.getByRole('button', { name: 'Enter in BTC' }));
      await expect(field).toHaveValue('0.02');
    });
  },
});

/** All that is available, exactly, whatever was typed, and in the currency itself. It is announced, and shown once. */
export const Max = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Amount' });
    await userEvent.click(canvas.getByRole('button', { name: 'Enter in USD' }));
    await userEvent.type(field, '5');
    await userEvent.click(canvas.getByRole('button', { name: 'Max' }));
    await expect(field).toHaveValue('0.15423');
    await expect(canvas.getByRole('status')).toHaveTextContent('Sends 0.15423 BTC');
    await expect(canvas.getByText(/^Sends/).getBoundingClientRect().width).toBe(1);
    await expect(canvas.getByText(/^Worth about/)).toHaveTextContent('Worth about $6,670.45');
    await expect(canvas.getByRole('button', { name: 'Max' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(onSend).toHaveBeenLastCalledWith('0.15423');
  },
});

/** Euros are typed as euros. An exchange credited more decimals than can be sent: `Max` is what can. */
export const NoOtherUnit = meta.story({
  args: { unit: unitOf('eur', '1.08'), available: '854.196789' },
  globals: { language: 'de' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: /eingeben/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Max.' }));
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveValue('854,19');
    await expect(canvas.getByRole('status')).toHaveTextContent('Es werden 854,19 € gesendet');
  },
});

/** While balances are hidden nothing tells what there is. */
export const Hidden = meta.story({
  render: ({ label, unit }) => <Owner label={label} unit={unit} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Max' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('textbox')).not.toHaveAccessibleDescription();
    await expect(canvas.getByRole('button', { name: 'Enter in USD' })).toBeVisible();
  },
});

/** The price that converts is that of the last edit. The amount in sight is sent, also when the price has moved since. */
export const SendsWhatIsInSight = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Amount' });
    const status = canvas.getByRole('status');
    await userEvent.click(canvas.getByRole('button', { name: 'Enter in USD' }));
    await userEvent.type(field, '50');
    await step('The price moves, and nothing on the page does', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Move the price' }));
      await expect(status).toHaveTextContent('Sends 0.00115606 BTC');
      await expect(canvas.getByText('1 BTC = 43,250 USD')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
      await expect(onSend).toHaveBeenLastCalledWith('0.00115606');
    });
    await step('The next edit takes the new price', async () => {
      await userEvent.type(field, '0');
      await expect(status).toHaveTextContent('Sends 0.01 BTC');
      await expect(canvas.getByText('1 BTC = 50,000 USD')).toBeVisible();
    });
    await step('Another currency has its own price', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Choose ether' }));
      await expect(field).toHaveValue('500');
      await expect(status).toHaveTextContent('Sends 0.1937984496124031 ETH');
      await expect(canvas.getByText('1 ETH = 2,580 USD')).toBeVisible();
    });
    await step(
      'The currency is the unit that was typed: the amount stays, in both directions',
      async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Choose dollars' }));
        await expect(field).toHaveValue('500');
        await expect(status).toBeEmptyDOMElement();
        await userEvent.click(canvas.getByRole('button', { name: 'Choose ether' }));
        await expect(field).toHaveValue('500');
        await expect(status).toHaveTextContent('Sends 0.1937984496124031 ETH');
      },
    );
    await step('Dollars are no amount of euros: unit and amount go together', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Choose euros' }));
      await expect(field).toHaveValue('');
      await userEvent.type(field, '5');
      await userEvent.click(canvas.getByRole('button', { name: 'Choose ether' }));
      await expect(field).toHaveValue('5');
      await expect(canvas.getByText(/^Worth about/)).toHaveTextContent('Worth about $12,900.00');
      await userEvent.clear(field);
      await userEvent.click(canvas.getByRole('button', { name: 'Enter in USD' }));
      await userEvent.type(field, '500');
    });
    await step('The form is emptied without an event, and so is the line', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Empty' }));
      await expect(status).toBeEmptyDOMElement();
      await expect(canvas.getByRole('button', { name: 'Enter in USD' })).toBeVisible();
    });
  },
});

/** On a small phone by keyboard alone. The sentences are about the unit that is typed; a text that cannot be read stays. */
export const RefusedByKeyboard = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Amount' });
    const refused = async (typed: string, sentence: string) => {
      await userEvent.clear(field);
      await userEvent.type(field, `${typed}{Enter}`);
      await expect(field).toHaveAccessibleDescription(sentence);
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    };
    await userEvent.tab();
    await userEvent.keyboard('ten');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Enter in USD' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Enter in BTC' })).toHaveFocus();
    await expect(field).toHaveValue('ten');
    await step('More decimals than dollars have', () => refused('1.234', 'At most 2 decimals'));
    await step('No number', () => refused('ten', 'Enter a number'));
    await step('Worth less than one satoshi', () => refused('0.0', 'Enter an amount above 0'));
  },
});

/** With text at 200 % on the narrowest phone nothing is cut off. */
export const LeavesRoomForTheAmount = meta.story({
  args: { unit: unitOf('eth', '2580'), available: '1234.123456789012345678' },
  globals: { viewport: { value: 'small' }, textSize: 'large' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enter in USD' }));
    await fill(userEvent, canvas.getByRole('textbox'), '999999.99');
    await expect(canvas.getByRole('status')).toHaveTextContent('Sends 387.596895348837209302 ETH');
    await expect(layoutFaults()).toEqual([]);
    // The buttons are on a separate line, and leave room for the amount.
    await expect(canvas.getByRole('textbox').clientWidth).toBeGreaterThan(160);
  },
});

export const Matrix = meta.story({
  ...matrix({
    'The currency': <Alone {...meta.input.args} />,
    'The unit of account': <Alone {...meta.input.args} defaultValue="0.0125" />,
    'No other unit': (
      <Alone {...meta.input.args} unit={unitOf('eur', '1.08')} available="1250.75" />
    ),
    Refused: <Alone {...meta.input.args} error="Insufficient balance" defaultValue="1" />,
    'Read-only': <Alone {...meta.input.args} readOnly defaultValue="0.0125" />,
  }),
  play: async ({ canvasElement, userEvent }) => {
    for (const cell of cellsCalled(canvasElement, 'The unit of account')) {
      await userEvent.click(cell.getByRole('button', { name: 'Enter in USD' }));
      await expect(cell.getByRole('status')).toHaveTextContent('Sends 0.01249988 BTC');
    }
  },
});
