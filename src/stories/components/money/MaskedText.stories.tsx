import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { MaskedText } from '../../../components/money/MaskedText/MaskedText';
import { matrix } from '../../../testing/matrix';
import { inOtherCurrencies } from '../../../testing/otherCurrencies';

/**
 * A text that may tell amounts of money, such as a payment's description. Hidden, bullets stand in
 * place of the numbers next to a currency's sign, code or name; all other words and numbers stay.
 *
 * **When not to use it**: For an amount alone: that is `Amount`, which hides its currency and its
 * sign, too.
 *
 * **States**: shown, where it is the text and nothing else; hidden.
 *
 * **Keyboard**: none, it is text.
 *
 * **Announces**: "amount hidden" in place of each amount, and no bullets.
 *
 * **Related**: `Amount`, `TransactionItem`, `HideBalanceButton`.
 *
 * **Find it by**: hide amounts, mask, privacy, description, redact.
 */
const meta = preview.meta({
  component: MaskedText,
  args: { text: 'Exchanged $500.00 to 460.000000 EUR' },
});

export const Base = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Exchanged $500.00 to 460.000000 EUR')).toBeVisible();
  },
});

/** The currencies stay: they do not tell how much it was. */
export const Hidden = meta.story({
  args: { hidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Exchanged/)).toHaveTextContent(
      /^Exchanged \$•••••• to •••••• EUR$/,
    );
    await expect(canvas.getAllByRole('img', { name: 'amount hidden' })).toHaveLength(2);
  },
});

/** A text that people wrote: amounts go, other numbers stay. */
export const InOnesOwnWords = meta.story({
  args: { text: 'Invoice 1047: $50 for pizza and 0.5 BTC', hidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Invoice/)).toHaveTextContent(
      /^Invoice 1047: \$•••••• for pizza and •••••• BTC$/,
    );
  },
});

/** Nothing to hide, nothing changes. */
export const WithoutAmounts = meta.story({
  args: { text: 'Invoice 1047', hidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Invoice 1047')).toBeVisible();
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
});

/** The amounts of any currency are found by its code and by its name. */
export const OtherCurrencies = meta.story({
  decorators: inOtherCurrencies,
  args: { text: 'Exchanged 89.125 KWD to 43,424 yen, invoice 1047', hidden: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      'Exchanged •••••• KWD to •••••• yen, invoice 1047',
    );
  },
});

export const Matrix = meta.story(
  matrix({
    Shown: <MaskedText {...meta.input.args} />,
    Hidden: <MaskedText {...meta.input.args} hidden />,
    'In one’s own words': <MaskedText {...InOnesOwnWords.input.args} />,
  }),
);
