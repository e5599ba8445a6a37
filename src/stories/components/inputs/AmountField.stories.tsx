import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { AmountField } from '../../../components/inputs/AmountField';
import { matrix } from '../../../testing/matrix';
import { foreign, inOtherCurrencies } from '../../../testing/otherCurrencies';
import { seenIn } from '../../../testing/lines';

/**
 * A text field for an amount of money.
 *
 * Use it in a form with an amount. The field passes the typed text on without changes, except that it removes
 * invisible direction marks. Parse the text with `parseAmount` from `florin/domain/amount`, and pass the message of a
 * refusal in the prop `error`. See [Forms and errors](?path=/docs/patterns-forms-and-errors--docs).
 *
 * **When not to use it**: For an amount that is only shown, use `Amount`. For any other number or text, use
 * `TextField`.
 *
 * **Keyboard**: The keys are those of any text field. A phone shows its numeric keyboard with a decimal separator. The
 * field does not reformat the text, so that the caret stays in place.
 *
 * **Announces**: the available balance as the field's description, or the error if there is one.
 *
 * **Find it by**: enter an amount, money input, amount input, number field, price, insufficient balance, currency
 * input.
 */
const meta = preview.meta({
  component: AmountField,
  args: { label: 'Amount', currency: 'usd' as const, onChange: fn(), onBlur: fn() },
});

export const Base = meta.story();

Base.test('asks for a decimal keyboard, and shows the unit', async ({ canvas }) => {
  const field = canvas.getByRole('textbox', { name: 'Amount' });
  await expect(field).toHaveAttribute('inputmode', 'decimal');
  await expect(field).not.toHaveAccessibleDescription();
  await expect(field).not.toHaveAttribute('placeholder');
  await expect(canvas.getByText('USD')).toBeVisible();
  // The unit beside the text is decoration.
  await expect(canvas.getByText('USD')).toHaveAttribute('aria-hidden', 'true');
});

/** The zero has the locale's decimal mark, and no more decimals than the currency. */
Base.test(
  'writes zero in the locale',
  { args: { isHero: true }, globals: { language: 'de' } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveAttribute(
      'placeholder',
      '0,00',
    );
  },
);

/** A balance of zero and the smallest amounts are shown in full. */
Base.test(
  'shows zero with two decimals while it is empty, also for bitcoin',
  { args: { currency: 'btc', isHero: true } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('placeholder', '0.00');
  },
);

Base.test('states that nothing is available', { args: { available: '0' } }, async ({ canvas }) => {
  await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveAccessibleDescription(
    'Available: $0.00',
  );
});

Base.test(
  'shows a tiny available amount',
  { args: { currency: 'eth', available: '0.000000000000000001' } },
  async ({ canvas }) => {
    // The available balance is one wei, the smallest unit of ether.
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveAccessibleDescription(
      'Available: 0.000000000000000001 ETH',
    );
  },
);

/** On a right-to-left page, figures keep their order, and typed figures start on the same side as the label. */
Base.test(
  'keeps figure order in Arabic',
  {
    args: { currency: 'btc', available: '0.15423', defaultValue: '-1 234.5' },
    globals: { language: 'ar' },
  },
  async ({ canvas }) => {
    await expect(seenIn(canvas.getByText('0.15423 BTC'))).toBe('0.15423 BTC');
    const { direction, textAlign } = getComputedStyle(canvas.getByRole('textbox'));
    await expect({ direction, textAlign }).toEqual({ direction: 'ltr', textAlign: 'right' });
  },
);

/** Only the characters that would reorder the digits are removed. */
Base.test('keeps text as typed', async ({ step, canvas, userEvent, args }) => {
  const field = canvas.getByRole('textbox', { name: 'Amount' });
  await step('Type an amount as on an invoice', async () => {
    await userEvent.type(field, '$1,047.320');
    await expect(field).toHaveValue('$1,047.320');
    await expect(args.onChange).toHaveBeenCalledTimes(10);
  });
  await step('Text that is no amount also stays, so that the form can reject it', async () => {
    await userEvent.clear(field);
    await userEvent.type(field, '1,5 or so');
    await expect(field).toHaveValue('1,5 or so');
  });
});

Base.test(
  'removes text direction characters',
  { args: { available: '2847.32' } },
  async ({ step, canvas, userEvent, args }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
    await step(
      'Paste 12.34 with a character that displays it as 43.21: the field shows 12.34',
      async () => {
        await userEvent.click(field);
        await userEvent.paste('\u202E12.34\u202C\u200B');
        await expect(field).toHaveValue('12.34');
        await expect(args.onChange).toHaveBeenCalledOnce();
      },
    );
    await step('The caret stays in place, and the other characters stay', async () => {
      field.setSelectionRange(2, 2);
      await userEvent.paste('\u20665\u2069');
      await expect(field).toHaveValue('125.34');
      await expect(field.selectionStart).toBe(3);
    });
  },
);

/**
 * With `isHero`, the amount is the main content of its form: large figures in a high box. A zero is shown before the
 * user types.
 */
export const Hero = meta.story({
  args: { isHero: true, available: '2847.32' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Amount' });
    await expect(field).toHaveAttribute('placeholder', '0.00');
    await expect(field).toHaveStyle({ fontSize: '28px', fontWeight: '700' });
    await expect(field.parentElement?.getBoundingClientRect().height).toBe(72);
  },
});

/** The available balance is shown with all its decimals, because the user may want to send all of it. */
export const WithAvailableBalance = meta.story({
  args: { currency: 'usd', available: '854.196' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveAccessibleDescription(
      'Available: $854.196',
    );
  },
});

/** The error is shown in addition to the available balance. */
export const InsufficientBalance = meta.story({
  args: { available: '2847.32', defaultValue: '2847.33', error: 'Insufficient balance' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Amount' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Insufficient balance');
    await expect(canvas.getByText(/^Available/)).toHaveTextContent('Available: $2,847.32');
  },
});

/** The field is read-only while its form is being submitted. */
export const ReadOnly = meta.story({
  args: { available: '2847.32', defaultValue: '120', readOnly: true },
  play: async ({ canvas, userEvent, step }) => {
    await step('Try to add a zero: nothing changes', async () => {
      const field = canvas.getByRole('textbox', { name: 'Amount' });
      await userEvent.type(field, '0');
      await expect(field).toHaveValue('120');
    });
  },
});

/** The symbol of the currency stays visible beside a long amount. */
export const HugeAmount = meta.story({
  args: { available: '123456789012345678901234.56', defaultValue: '123456789012345678901234.56' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveAccessibleDescription(
      'Available: $123,456,789,012,345,678,901,234.56',
    );
    const end = canvas.getByRole('textbox', { name: 'Amount' }).getBoundingClientRect().right;
    await expect(canvas.getByText('USD').getBoundingClientRect().left - end).toBe(8);
  },
});

/** A currency that an app adds. It has 24 decimals, and its symbol is after the amount. */
export const OtherCurrency = meta.story({
  decorators: inOtherCurrencies,
  args: { currency: foreign('near'), available: '1.000000000000000000000001' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveAccessibleDescription(
      'Available: 1.000000000000000000000001 NEAR',
    );
  },
});

export const Matrix = meta.story(
  matrix({
    Empty: <AmountField label="Amount" currency="usd" />,
    Filled: <AmountField label="Amount" currency="usd" defaultValue="120.50" />,
    Available: <AmountField label="Amount" currency="eur" available="1250.75" />,
    'Available bitcoin': (
      <AmountField label="Amount" currency="btc" available="0.15423" defaultValue="0.0125" />
    ),
    Error: (
      <AmountField
        label="Amount"
        currency="usd"
        available="2847.32"
        defaultValue="2847.33"
        error="Insufficient balance"
      />
    ),
    'Read-only': (
      <AmountField
        label="Amount"
        currency="usd"
        available="2847.32"
        defaultValue="120.50"
        readOnly
      />
    ),
  }),
);
