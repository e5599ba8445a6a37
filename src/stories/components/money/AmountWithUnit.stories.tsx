import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  AmountWithUnit,
  type AmountWithUnitProps,
} from '../../../components/money/AmountWithUnit/AmountWithUnit';
import { refusalText } from '../../../components/money/refusalText';
import { useAmountUnit, type AmountUnit } from '../../../components/money/useAmountUnit';
import { CURRENCIES, type DefaultCurrencyId } from '../../../domain/currency/currency';
import type { Decimal } from '../../../domain/money/money';
import { refuse } from '../../../domain/result';
import { fill } from '../../../testing/fill';
import { layoutFaults } from '../../../testing/layoutFaults';
import { cellsCalled, matrix } from '../../../testing/matrix';

/**
 * Returns the initial `unit`, so that Storybook has args for its controls. `Stateful` replaces it with the result of
 * `useAmountUnit`.
 */
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

/** The buttons of `Stateful` that choose a currency. Each entry is the label, the id of the currency, and its price. */
const CHOICES = [
  ['Choose ether', 'eth', '2580'],
  ['Choose dollars', 'usd', '1'],
  ['Choose euros', 'eur', '1.08'],
] as const;

/** A form with the field, and with buttons that change the price or the currency. */
function Stateful({ unit: { currency: own, price: first }, ...props }: AmountWithUnitProps) {
  const [currency, setCurrency] = useState(own);
  const [price, setPrice] = useState(first ?? undefined);
  const unit = useAmountUnit({ currency, price });
  const { control, register, handleSubmit, setError, formState, reset } = useForm({
    defaultValues: { amount: props.value },
    reValidateMode: 'onSubmit',
  });
  const typed = useWatch({ control, name: 'amount' });
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
        value={typed}
        {...register('amount')}
      />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button type="submit">Send</Button>
        <Button
          onClick={() => {
            setPrice('50000');
          }}
        >
          Change the price
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

function WithoutForm({ unit: { currency, price }, value, ...props }: AmountWithUnitProps) {
  const [text, setText] = useState(value);
  return (
    <AmountWithUnit
      {...props}
      unit={useAmountUnit({ currency, price: price ?? undefined })}
      value={text}
      onChange={(event) => {
        setText(event.target.value);
      }}
    />
  );
}

/**
 * A field for an amount of a currency. For a cryptocurrency, a button in the field switches to the unit of account (US
 * dollars by default), so that the user can type 50 dollars instead of 0.00115607 BTC.
 *
 * Use it in a form that sends money, with the hook `useAmountUnit`, which parses and converts the text. When the user
 * types dollars, the field also shows the exact amount that will be sent. A new price changes this amount only after
 * the user edits the text.
 *
 * **When not to use it**: For an amount in a single unit, use `AmountField`. To exchange one currency for another, use
 * `ExchangeForm`.
 *
 * **Keyboard**: Tab moves from the text to `Max`, which fills in the available amount, and to the button for the other
 * unit. Both buttons are inside the field. The pressed button keeps the focus.
 *
 * **Announces**: the exact amount that will be sent, after each edit in the unit of account, and after each press of a
 * button.
 *
 * **Find it by**: max, send all, amount in dollars, fiat amount, switch the unit, converted amount.
 */
const meta = preview.meta({
  component: AmountWithUnit,
  render: (args) => <Stateful {...args} />,
  args: {
    label: 'Amount',
    unit: unitOf('btc', '43250'),
    available: '0.15423' as const,
    value: '',
  },
  argTypes: { unit: { control: false } },
});

/** When the user types bitcoin, the field shows the value in dollars below. */
export const Base = meta.story();

Base.test(
  'converts between bitcoin and dollars, and keeps the typed amount',
  async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Amount' });
    const status = canvas.getByRole('status');
    await step(
      'When bitcoin is typed, the value in dollars is shown, and the amount is not repeated',
      async () => {
        await fill(userEvent, field, '0.00115607');
        await expect(canvas.getByText(/^Worth about/)).toHaveTextContent('Worth about $50.00');
        await expect(status).toBeEmptyDOMElement();
        for (const name of ['Max', 'Enter in USD'])
          await expect(field.parentElement).toContainElement(canvas.getByRole('button', { name }));
      },
    );
    await step('In dollars the amount is rounded down to a cent', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Enter in USD' }));
      await expect(field).toHaveValue('50.00');
      await expect(status).toHaveTextContent('Sends 0.00115606 BTC');
      await expect(status.firstElementChild?.getBoundingClientRect().width).toBeGreaterThan(1);
      await expect(canvas.getByText('1 BTC = 43,250 USD')).toBeVisible();
      await expect(canvas.queryByText(/^Worth about/)).not.toBeInTheDocument();
      await expect(field).toHaveAccessibleDescription('Available: 0.15423 BTC');
    });
    await step('Without an edit, the typed amount is restored exactly', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Enter in BTC' }));
      await expect(field).toHaveValue('0.00115607');
    });
    await step('After the price changes, the amount in dollars is converted again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Change the price' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Enter in USD' }));
      await expect(field).toHaveValue('57.80');
      await userEvent.click(canvas.getByRole('button', { name: 'Enter in BTC' }));
      await expect(field).toHaveValue('0.00115607');
    });
    await step('An amount edited in dollars is rounded down to a satoshi', async () => {
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
);

/** `Max` fills in the exact balance. A later price change affects the amount only at the next edit. */
Base.test('fills in the maximum', async ({ canvas, userEvent, mount, args }) => {
  // `Max` fills in the exact balance in the currency itself, even if the user typed dollars before.
  await mount(<Stateful {...args} />);
  const field = canvas.getByRole('textbox', { name: 'Amount' });
  await userEvent.click(canvas.getByRole('button', { name: 'Enter in USD' }));
  await userEvent.type(field, '5');
  await userEvent.click(canvas.getByRole('button', { name: 'Max' }));
  await expect(field).toHaveValue('0.15423');
  await expect(canvas.getByRole('status')).toHaveTextContent('Sends 0.15423 BTC');
  await expect(canvas.getByText(/^Sends/).parentElement?.getBoundingClientRect().width).toBe(1);
  await expect(canvas.getByText(/^Worth about/)).toHaveTextContent('Worth about $6,670.45');
  await expect(canvas.getByRole('button', { name: 'Max' })).toHaveFocus();
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
  await expect(onSend).toHaveBeenLastCalledWith('0.15423');
});

Base.test(
  'keeps the amount when prices change',
  async ({ step, canvas, userEvent, mount, args }) => {
    await mount(<Stateful {...args} />);
    const field = canvas.getByRole('textbox', { name: 'Amount' });
    const status = canvas.getByRole('status');
    await userEvent.click(canvas.getByRole('button', { name: 'Enter in USD' }));
    await userEvent.type(field, '50');
    await step('A changed price changes nothing on the page', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Change the price' }));
      await expect(status).toHaveTextContent('Sends 0.00115606 BTC');
      await expect(canvas.getByText('1 BTC = 43,250 USD')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
      await expect(onSend).toHaveBeenLastCalledWith('0.00115606');
    });
    await step('The next edit uses the new price', async () => {
      await userEvent.type(field, '0');
      await expect(status).toHaveTextContent('Sends 0.01 BTC');
      await expect(canvas.getByText('1 BTC = 50,000 USD')).toBeVisible();
    });
    await step('For ether, the amount is converted with the price of ether', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Choose ether' }));
      await expect(field).toHaveValue('500');
      await expect(status).toHaveTextContent('Sends 0.1937984496124031 ETH');
      await expect(canvas.getByText('1 ETH = 2,580 USD')).toBeVisible();
    });
    await step(
      'Choosing dollars, the typed unit, keeps the amount. Choosing ether again keeps it as well',
      async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Choose dollars' }));
        await expect(field).toHaveValue('500');
        await expect(status).toBeEmptyDOMElement();
        await userEvent.click(canvas.getByRole('button', { name: 'Choose ether' }));
        await expect(field).toHaveValue('500');
        await expect(status).toHaveTextContent('Sends 0.1937984496124031 ETH');
      },
    );
    await step('An amount in dollars is cleared when euros are chosen', async () => {
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
    await step('A reset of the form clears the announced amount', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Empty' }));
      await expect(status).toBeEmptyDOMElement();
      await expect(canvas.getByRole('button', { name: 'Enter in USD' })).toBeVisible();
    });
  },
);

Base.test(
  'clears an amount in dollars each time that another fiat currency is chosen',
  async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Amount' });
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    for (const amount of ['500', '7']) {
      await press('Choose ether');
      await press('Enter in USD');
      await fill(userEvent, field, amount);
      await press('Choose euros');
      await expect(field).toHaveValue('');
    }
  },
);

Base.test(
  'keeps dollars as the typed unit while dollars are chosen, until the field is cleared',
  async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Amount' });
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await press('Choose ether');
    await press('Enter in USD');
    await userEvent.type(field, '5');
    await press('Choose dollars');
    await userEvent.type(field, '0');
    await press('Choose ether');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Sends 0\.0193\d+ ETH$/);
    await press('Choose dollars');
    await userEvent.clear(field);
    await press('Choose ether');
    await expect(canvas.getByRole('button', { name: 'Enter in USD' })).toBeVisible();
  },
);

/**
 * Each error refers to the unit of the typed amount. Text that is not a number stays when the unit changes.
 */
Base.test(
  'shows errors for the typed unit',
  { globals: { viewport: { value: 'small' } } },
  async ({ canvas, userEvent, step }) => {
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
    await step('Type too many decimals for dollars', () => refused('1.234', 'At most 2 decimals'));
    await step('Type text that is not a number', () => refused('ten', 'Enter a number'));
    await step('Type an amount in dollars below the value of one satoshi', () =>
      refused('0.0', 'Enter an amount above 0'),
    );
  },
);

Base.test(
  'changes nothing while it is read-only',
  { args: { readOnly: true, value: '0.0125' }, render: (args) => <WithoutForm {...args} /> },
  async ({ canvas, userEvent }) => {
    for (const name of ['Max', 'Enter in USD']) {
      const button = canvas.getByRole('button', { name });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(button);
    }
    await expect(canvas.getByRole('textbox')).toHaveValue('0.0125');
  },
);

Base.test(
  'fits large text on narrow phones',
  {
    args: { unit: unitOf('eth', '2580'), available: '1234.123456789012345678' },
    globals: { viewport: { value: 'small' }, textSize: 'large' },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enter in USD' }));
    await fill(userEvent, canvas.getByRole('textbox'), '999999.99');
    await expect(canvas.getByRole('status')).toHaveTextContent('Sends 387.596895348837209302 ETH');
    await expect(layoutFaults()).toEqual([]);
    // The buttons are on a separate line, so the amount has enough room.
    await expect(canvas.getByRole('textbox').clientWidth).toBeGreaterThan(160);
  },
);

/**
 * A fiat currency has no button for another unit. `Max` rounds the available amount down to the decimals that can be
 * sent, here two.
 */
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

/** While balances are hidden, pass neither `available` nor `most`. The field then shows neither a balance nor `Max`. */
export const Hidden = meta.story({
  render: ({ label, unit }) => <Stateful label={label} unit={unit} value="" />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Max' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('textbox')).not.toHaveAccessibleDescription();
    await expect(canvas.getByRole('button', { name: 'Enter in USD' })).toBeVisible();
  },
});

/**
 * The field `The unit of account` switches to dollars only in the story in the sidebar, where its button is pressed.
 */
export const Matrix = meta.story({
  ...matrix({
    'The currency': <WithoutForm {...meta.input.args} />,
    'The unit of account': <WithoutForm {...meta.input.args} value="0.0125" />,
    'No other unit': (
      <WithoutForm {...meta.input.args} unit={unitOf('eur', '1.08')} available="1250.75" />
    ),
    'With an error': <WithoutForm {...meta.input.args} error="Insufficient balance" value="1" />,
    'Read-only': <WithoutForm {...meta.input.args} readOnly value="0.0125" />,
  }),
  play: async ({ canvasElement, userEvent }) => {
    for (const cell of cellsCalled(canvasElement, 'The unit of account')) {
      await userEvent.click(cell.getByRole('button', { name: 'Enter in USD' }));
      await expect(cell.getByRole('status')).toHaveTextContent('Sends 0.01249988 BTC');
    }
  },
});
