import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { MaskedText } from '../../../components/money/MaskedText';
import { cellsCalled, matrix } from '../../../testing/matrix';
import { inOtherCurrencies } from '../../../testing/otherCurrencies';

/**
 * A text whose amounts of money can be hidden, such as the description of a payment.
 *
 * Use it for texts that may contain amounts. Bullets replace the numbers beside the symbol, code or name of a currency.
 * All other words and numbers stay.
 *
 * **When not to use it**: For an amount without other text, use `Amount`, which also hides the currency and the sign.
 *
 * **Announces**: "amount hidden" in place of each hidden number. The bullets are not announced.
 *
 * **Find it by**: hide amounts, mask, privacy, description, redact.
 */
const meta = preview.meta({
  component: MaskedText,
  args: { text: 'Exchanged $500.00 to 460.000000 EUR' },
});

export const Base = meta.story();

Base.test('shows the text as it is', async ({ canvas }) => {
  await expect(canvas.getByText('Exchanged $500.00 to 460.000000 EUR')).toBeVisible();
});

Base.test(
  'does not change text without amounts',
  { args: { text: 'Invoice 1047', hidden: true } },
  async ({ canvas }) => {
    await expect(canvas.getByText('Invoice 1047')).toBeVisible();
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
);

/** Amounts of other currencies are recognized by the code or the name of the currency. */
export const OtherCurrencies = meta.story({
  decorators: inOtherCurrencies,
  args: { text: 'Exchanged 89.125 KWD to 43,424 yen, invoice 1047', hidden: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      'Exchanged •••••• KWD to •••••• yen, invoice 1047',
    );
  },
});

export const Matrix = meta.story({
  ...matrix({
    Shown: <MaskedText {...meta.input.args} />,
    Hidden: <MaskedText {...meta.input.args} hidden />,
    'Typed by the user': <MaskedText text="Invoice 1047: $50 for pizza and 0.5 BTC" hidden />,
  }),
  play: async ({ canvasElement }) => {
    for (const cell of cellsCalled(canvasElement, 'Hidden')) {
      await expect(cell.getByText(/^Exchanged/)).toHaveTextContent(
        /^Exchanged \$•••••• to •••••• EUR$/,
      );
      await expect(cell.getAllByRole('img', { name: 'amount hidden' })).toHaveLength(2);
    }
    // In a text that a user typed, only numbers beside a currency are hidden.
    for (const cell of cellsCalled(canvasElement, 'Typed by the user')) {
      await expect(cell.getByText(/^Invoice/)).toHaveTextContent(
        /^Invoice 1047: \$•••••• for pizza and •••••• BTC$/,
      );
    }
  },
});
