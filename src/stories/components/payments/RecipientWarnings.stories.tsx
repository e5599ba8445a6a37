import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import type { RecipientWarningsProps } from '../../../components/payments/recipients/RecipientWarnings/RecipientWarnings';
import { RecipientWarnings } from '../../../components/payments/recipients/RecipientWarnings/RecipientWarnings';
import { CURRENCIES, CURRENCY_LIST } from '../../../domain/currency/currency';
import { recipientWarnings } from '../../../domain/recipients/recipientWarnings';
import { matrix } from '../../../testing/matrix';

const warningsOf = (recipient: string) =>
  recipientWarnings({
    recipient,
    currency: CURRENCIES.btc,
    currencies: CURRENCY_LIST,
    known: [],
    amount: '0.4',
    available: '0.5',
  });

const FIRST = warningsOf('ana@florin.example');
const TWO = warningsOf('\u0430na@florin.example');
const THREE = warningsOf('tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k8');

/** A form in which a letter of the recipient is taken for another. */
function Typing(props: RecipientWarningsProps) {
  const [warnings, setWarnings] = useState(props.warnings);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setWarnings(TWO);
        }}
      >
        Type
      </button>
      <RecipientWarnings {...props} warnings={warnings} />
    </>
  );
}

/**
 * All that looks wrong with a payment, in one group, the gravest first, and its notes after the group. It stays in
 * the form while nothing is wrong: it shows nothing then, and announces each new warning and note.
 *
 * **When not to use it**: For one warning in the flow of a page: that is `RecipientWarning`.
 *
 * **States**: none, one, several, notes alone.
 *
 * **Keyboard**: the buttons of its warnings are in the order of Tab.
 *
 * **Announces**: the first sentence of a new warning, or note, politely, once. Those that are shown already are not repeated.
 *
 * **Related**: `RecipientWarning`, `RecipientKind`, `SendForm`.
 *
 * **Find it by**: warnings, check before sending, safety, scam.
 */
const meta = preview.meta({
  component: RecipientWarnings,
  args: { warnings: THREE, onChangeCurrency: fn() },
});

/** Two warnings in the group, and a note after it. */
export const Base = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Check before you send' })).toBeVisible();
    const items = canvas.getAllByRole('listitem');
    await expect(items).toHaveLength(3);
    await expect(canvas.getByRole('group')).not.toContainElement(items[2] as HTMLElement);
    await expect(items[0]).toHaveTextContent('This Bitcoin address contains a mistake');
    await expect(items[1]).toHaveTextContent('This is a Bitcoin testnet address');
    await expect(items[2]).toHaveTextContent('Your first payment to this recipient');
  },
});

/** A new warning is put before one that stands, which stays the element that it was: nothing repeats it. */
export const AnnouncesNewOnes = meta.story({
  args: { warnings: FIRST },
  render: (args) => <Typing {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const live = canvasElement.querySelector('[aria-live="polite"]');
    const standing = live?.firstElementChild;
    await expect(standing).toHaveTextContent(/^Your first payment to this recipient/);
    await userEvent.click(canvas.getByRole('button', { name: 'Type' }));
    await expect(live?.children).toHaveLength(2);
    await expect(live?.firstElementChild).toHaveTextContent(
      'Some letters can be mistaken for others: \u0430',
    );
    await expect(live?.lastElementChild).toBe(standing);
  },
});

/** A payment that may be right all the same has no group. */
export const NotesAlone = meta.story({
  args: { warnings: FIRST },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).toBeNull();
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Your first payment to this');
  },
});

/** The place of the announcements is there before the first of them. */
export const Empty = meta.story({
  args: { warnings: [] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('group')).toBeNull();
    await expect(canvasElement.querySelector('[aria-live="polite"]')).toBeEmptyDOMElement();
  },
});

export const Matrix = meta.story(
  matrix(
    {
      One: <RecipientWarnings warnings={FIRST} />,
      Three: <RecipientWarnings warnings={THREE} />,
    },
    { cell: 320 },
  ),
);
