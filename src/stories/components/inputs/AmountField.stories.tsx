import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { AmountField } from '../../../components/inputs/AmountField/AmountField';
import { matrix } from '../../../testing/matrix';
import { foreign, inOtherCurrencies } from '../../../testing/otherCurrencies';
import { seenIn } from '../../../testing/lines';

/**
 * An amount of money that is being typed. It keeps the text as it was typed and judges nothing:
 * reading it is the form's business, with `parseAmount` from `florin/domain/amount`, and what that
 * refuses comes back as `error`, in words of the app's own. See [Forms and
 * errors](?path=/docs/patterns-forms-and-errors--docs).
 *
 * **When not to use it**: For an amount that is only shown: that is `Amount`. For any other number
 * or text: `TextField`.
 *
 * **States**: empty, filled, with what is available, refused, read-only while the form is sent.
 *
 * **Keyboard**: as any text field. A phone shows its figures with a decimal point; nothing that can be
 * seen is swallowed, rounded or regrouped, so the caret stays where it is.
 *
 * **Announces**: what is available as the field's description, and the error in its place when
 * there is one.
 *
 * **Related**: `SendForm`, `ExchangeForm`, `TextField`, `SelectField`, `Amount`.
 *
 * **Find it by**: enter an amount, money input, amount input, number field, price, insufficient
 * balance, currency input.
 */
const meta = preview.meta({
  component: AmountField,
  args: { label: 'Amount', currency: 'usd' as const, onChange: fn(), onBlur: fn() },
});

export const Base = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Amount' });
    await expect(field).toHaveAttribute('inputmode', 'decimal');
    await expect(field).not.toHaveAccessibleDescription();
    await expect(canvas.getByText('USD')).toBeVisible();
  },
});

/** The balance that can be spent, with every decimal it has. */
export const WithAvailable = meta.story({
  args: { currency: 'usd', available: '854.196' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveAccessibleDescription(
      'Available: $854.196',
    );
  },
});

/** There is nothing to be spent. */
export const Empty = meta.story({
  args: { available: '0' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveAccessibleDescription(
      'Available: $0.00',
    );
  },
});

/** The refusal is beside what is available. */
export const InsufficientBalance = meta.story({
  args: { available: '2847.32', defaultValue: '2847.33', error: 'Insufficient balance' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Amount' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Insufficient balance');
    await expect(canvas.getByText(/^Available/)).toHaveTextContent('Available: $2,847.32');
  },
});

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

/** One wei. */
export const TinyAmount = meta.story({
  args: { currency: 'eth', available: '0.000000000000000001' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveAccessibleDescription(
      'Available: 0.000000000000000001 ETH',
    );
  },
});

export const KeepsTheTextAsItIsTyped = meta.story({
  play: async ({ canvas, userEvent, step, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Amount' });
    await step('Type an amount as it stands on an invoice', async () => {
      await userEvent.type(field, '$1,047.320');
      await expect(field).toHaveValue('$1,047.320');
      await expect(args.onChange).toHaveBeenCalledTimes(10);
    });
    await step('What is no amount stays as well, for the form to say so', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '1,5 or so');
      await expect(field).toHaveValue('1,5 or so');
    });
  },
});

/** Characters that turn the direction of writing would show another amount than the one that is read. */
export const ShowsWhatIsRead = meta.story({
  args: { available: '2847.32' },
  play: async ({ canvas, userEvent, step, args }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
    await step('Paste 12.34 from a text that turns it to 43.21: it says 12.34', async () => {
      await userEvent.click(field);
      await userEvent.paste('\u202E12.34\u202C\u200B');
      await expect(field).toHaveValue('12.34');
      await expect(args.onChange).toHaveBeenCalledOnce();
    });
    await step('The caret stays where it is, and nothing else is lost', async () => {
      field.setSelectionRange(2, 2);
      await userEvent.paste('\u20665\u2069');
      await expect(field).toHaveValue('125.34');
      await expect(field.selectionStart).toBe(3);
    });
  },
});

/**
 * On a page that is read from right to left, figures keep their order, those that are typed as well, and they
 * begin below the label.
 */
export const FiguresKeepTheirOrderInArabic = meta.story({
  args: { currency: 'btc', available: '0.15423', defaultValue: '-1 234.5' },
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await expect(seenIn(canvas.getByText('0.15423 BTC'))).toBe('0.15423 BTC');
    const { direction, textAlign } = getComputedStyle(canvas.getByRole('textbox'));
    await expect({ direction, textAlign }).toEqual({ direction: 'ltr', textAlign: 'right' });
  },
});

/** A currency of one's own, with its symbol at the end and all 24 decimals of what is there. */
export const OtherCurrencies = meta.story({
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
