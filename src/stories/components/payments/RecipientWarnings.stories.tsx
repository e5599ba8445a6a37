import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  RecipientWarnings,
  type RecipientWarningsProps,
} from '../../../components/payments/recipients/RecipientWarnings';
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

/** Shows warnings, and a button that changes the warnings, as typing in a form would. */
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
 * The warnings about a payment in one group, followed by notes. A *note* is a less serious warning about a payment that
 * is probably correct. `SendForm` requires a confirmation of warnings, but not of notes.
 *
 * Use it in a form that sends money. Render the component even if there are no warnings, so that each new warning is
 * announced.
 *
 * **When not to use it**: For a single warning in a page, use `RecipientWarning`.
 *
 * **Keyboard**: Tab reaches the buttons of the warnings.
 *
 * **Announces**: the first sentence of each new warning or note, once.
 *
 * **Find it by**: warnings, check before sending, safety, scam.
 */
const meta = preview.meta({
  component: RecipientWarnings,
  args: { warnings: THREE, onChangeCurrency: fn() },
});

/** Two warnings are in the group. A note is below the group. */
export const Base = meta.story();

Base.test('lists the warnings, and the note below them', async ({ canvas }) => {
  await expect(canvas.getByRole('group', { name: 'Check before you send' })).toBeVisible();
  const items = canvas.getAllByRole('listitem');
  await expect(items).toHaveLength(3);
  await expect(canvas.getByRole('group')).not.toContainElement(items[2] as HTMLElement);
  await expect(items[0]).toHaveTextContent('This Bitcoin address contains a mistake');
  await expect(items[1]).toHaveTextContent('This is a Bitcoin testnet address');
  await expect(items[2]).toHaveTextContent('Your first payment to this recipient');
});

Base.test(
  'replaces texts',
  { args: { messages: { checksum: 'Please compare this {network} address again' } } },
  async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(
      'Please compare this Bitcoin address again',
    );
  },
);

/** The live region is rendered even without warnings, so that a screen reader announces the first warning. */
Base.test(
  'announces only new warnings',
  async ({ canvas, canvasElement, userEvent, args, mount }) => {
    // A new warning is inserted before the shown warning. The shown warning keeps its DOM node, so it is not
    // announced
    // again.
    await mount(<Typing {...args} warnings={FIRST} />);
    const live = canvasElement.querySelector('[aria-live="polite"]');
    const present = live?.firstElementChild;
    await expect(present).toHaveTextContent(/^Your first payment to this recipient/);
    await userEvent.click(canvas.getByRole('button', { name: 'Type' }));
    await expect(live?.children).toHaveLength(2);
    await expect(live?.firstElementChild).toHaveTextContent(
      'Some letters can be mistaken for others: \u0430',
    );
    await expect(live?.lastElementChild).toBe(present);
  },
);

Base.test(
  'keeps the live region when empty',
  { args: { warnings: [] } },
  async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('group')).toBeNull();
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvasElement.querySelector('[aria-live="polite"]')).toBeEmptyDOMElement();
  },
);

/** Notes are not in the group, because the payment may be correct. */
export const OnlyNotes = meta.story({
  args: { warnings: FIRST },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).toBeNull();
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Your first payment to this');
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
