// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { userEvent, waitFor, within } from 'storybook/test';
import { expect, it, vi } from 'vitest';
import { RECIPIENT_KINDS } from '../../../../domain/recipients/recipient';
import { FlorinProvider, type FlorinProviderProps } from '../../../provider/FlorinProvider';
import type { ShownRecipientKind } from '../../recipients/kind';
import { SendForm, type SendFormProps } from './SendForm';

it('a recipient that the app does not accept stays refused when React renders only the form', async () => {
  const onSend = vi.fn(() => Promise.resolve(null));
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const form = createElement(SendForm, {
    available: { usd: '12345' },
    onClose: () => undefined,
    onSend,
  });
  act(() => {
    root.render(
      createElement(FlorinProvider, { locale: 'en-US', onlyKnownRecipients: true }, form),
    );
  });
  const canvas = within(host);
  const recipient = canvas.getByRole('combobox', { name: 'Recipient' });
  for (const text of ['hello', 'my landlord']) {
    await userEvent.clear(recipient);
    await userEvent.type(recipient, text);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Amount' }), '12');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => {
      expect(recipient.getAttribute('aria-invalid')).toBe('true');
    });
  }
  expect(onSend).not.toHaveBeenCalled();
});

const memberNumber: ShownRecipientKind = {
  id: 'member',
  english: { name: 'member number' },
  written: (text) => (/^M\d{8}$/.test(text) ? { compared: text } : undefined),
  check: (text) =>
    /^M\d{8}$/.test(text)
      ? { kind: 'other', of: 'member', text, checksum: 'none', sentence: { key: 'name' } }
      : undefined,
};

const NOTE = 'We do not recognize this recipient';

const REFUSED = 'This kind of recipient is not accepted here';

/** Renders a form, and types a recipient that no kind recognises, and an amount. */
async function typeUnknown(
  provider: Omit<FlorinProviderProps, 'children'>,
  messages?: SendFormProps['messages'],
) {
  const onSend = vi.fn(() => Promise.resolve(null));
  const host = document.body.appendChild(document.createElement('div'));
  const form = createElement(SendForm, {
    available: { usd: '12345' },
    onClose: () => undefined,
    onSend,
    messages,
  });
  act(() => {
    createRoot(host).render(createElement(FlorinProvider, { locale: 'en-US', ...provider }, form));
  });
  const canvas = within(host);
  const recipient = canvas.getByRole('combobox', { name: 'Recipient' });
  const hintOf = () =>
    document.getElementById(recipient.getAttribute('aria-describedby') ?? '')?.textContent;
  const hint = hintOf();
  await userEvent.type(recipient, 'my landlord');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Amount' }), '12');
  const pressSend = () => userEvent.click(canvas.getByRole('button', { name: 'Send' }));
  return { host, hint, hintOf, onSend, pressSend };
}

/** The code of the note loads on demand, which takes long on a busy machine. */
const LONG = { timeout: 30_000 };

it.each<[string, Omit<FlorinProviderProps, 'children'>, string]>([
  ['without kinds', {}, 'Email or wallet address'],
  [
    'with kinds and `onlyKnownRecipients={false}`',
    { recipients: [memberNumber], onlyKnownRecipients: false },
    'Member number',
  ],
])('an app %s accepts an unrecognised recipient with a note', async (_what, provider, hint) => {
  const form = await typeUnknown(provider);
  expect(form.hint).toBe(hint);
  await waitFor(() => {
    expect(form.host.textContent).toContain(NOTE);
  }, LONG);
  await form.pressSend();
  await waitFor(() => {
    expect(form.onSend).toHaveBeenCalledOnce();
  }, LONG);
});

it.each<[string, Omit<FlorinProviderProps, 'children'>, string]>([
  ['with kinds', { recipients: [memberNumber] }, 'Member number'],
  [
    'without kinds that accepts only known recipients',
    { onlyKnownRecipients: true },
    'Email or wallet address',
  ],
  [
    'with kinds and an own hint',
    {
      recipients: [memberNumber],
      messages: { SendForm: { recipientHint: 'The number on the card' } },
    },
    'The number on the card',
  ],
])('an app %s refuses an unrecognised recipient without a note', async (_what, provider, hint) => {
  const form = await typeUnknown(provider);
  expect(form.hint).toBe(hint);
  await form.pressSend();
  await waitFor(() => {
    expect(form.hintOf()).toBe(REFUSED);
  }, LONG);
  expect(form.host.textContent).not.toContain(NOTE);
  expect(form.onSend).not.toHaveBeenCalled();
});

it.each([
  [
    'email and one network',
    [RECIPIENT_KINDS.email, RECIPIENT_KINDS.bitcoin],
    'Email or wallet address',
  ],
  [
    'email and an own kind',
    [RECIPIENT_KINDS.email, memberNumber],
    'Email address or member number',
  ],
  ['one network', [RECIPIENT_KINDS.bitcoin], 'Wallet address'],
])('the hint lists the kinds of an app with %s', async (_what, recipients, hint) => {
  expect((await typeUnknown({ recipients })).hint).toBe(hint);
});

it('suggests only recipients that the form accepts', async () => {
  const paid = '2026-03-12T08:00:00.000Z';
  const host = document.body.appendChild(document.createElement('div'));
  const form = createElement(SendForm, {
    available: { usd: '12345' },
    known: [
      { recipient: 'landlord@example.com', currency: 'usd', paidAt: paid },
      { recipient: 'landlord', currency: 'usd', paidAt: paid },
    ],
    onClose: () => undefined,
    onSend: () => Promise.resolve(null),
  });
  act(() => {
    createRoot(host).render(
      createElement(FlorinProvider, { locale: 'en-US', onlyKnownRecipients: true }, form),
    );
  });
  const canvas = within(host);
  await userEvent.type(canvas.getByRole('combobox', { name: 'Recipient' }), 'landl');
  const list = within(canvas.getByRole('listbox'));
  const options = list.getAllByRole('option').map(({ textContent }) => textContent);
  expect(options).toHaveLength(1);
  expect(options[0]).toContain('landlord@example.com');
});

it('an own hint of the form replaces or extends that of the kinds', async () => {
  const kinds = { recipients: [memberNumber] };
  const own = await typeUnknown(kinds, { recipientHint: 'The number on the card' });
  expect(own.hint).toBe('The number on the card');
  const more = await typeUnknown(kinds, { recipientHint: '{kinds}, as on the card' });
  expect(more.hint).toBe('Member number, as on the card');
});
