import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeAdapter, createManualClock, sendForm, type Faults } from 'florin/testing';
import { Root } from './Root';

/** Renders the app with a fake back end and a stopped clock. */
function open(faults: Faults = {}) {
  const clock = createManualClock(Date.parse('2026-03-14T09:26:53Z'));
  const adapter = createFakeAdapter({ clock, faults });
  render(<Root adapter={adapter} timer={clock} />);
  return { adapter, clock, user: userEvent.setup() };
}

test('the card shows the total', async () => {
  open();
  const card = await screen.findByRole('region', { name: 'Total balance' });
  expect(within(card).getByRole('img', { name: '$20,009.34' })).toBeVisible();
});

test('a payment is made once, even if its response is lost', async () => {
  const { adapter, user } = open({ next: 'lost' });
  await user.click(await screen.findByRole('button', { name: 'Send money' }));
  const form = sendForm({ canvas: screen, userEvent: user });
  await form.fillIn({ recipient: 'landlord@example.com', amount: '47.32' });
  await form.send();

  // The response is lost, so the form keeps its values and the idempotency key.
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'We could not confirm this payment. It may have been made.',
  );
  await form.send();

  expect(await screen.findByRole('img', { name: '$19,962.02' })).toBeVisible();
  const { transactions } = await adapter.history({ walletId: 'personal' });
  expect(
    transactions.filter(({ toAddress }) => toAddress === 'landlord@example.com'),
  ).toMatchObject([{ type: 'send', amount: '47.32', currency: 'USD' }]);
});

test('a quote expires after 30 seconds', async () => {
  const { clock, user } = open();
  await user.type(await screen.findByRole('textbox', { name: 'Amount' }), '100');
  // The form requests a quote when the user stops typing for a moment.
  await act(async () => {
    clock.advance(400);
  });
  expect(await screen.findByText('This quote is valid for 30 s')).toBeVisible();
  act(() => {
    clock.advance(30_000);
  });
  expect(screen.getByText('This quote has expired.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Get a new quote' })).toBeVisible();
});
