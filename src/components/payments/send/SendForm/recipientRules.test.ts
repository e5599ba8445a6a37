// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { userEvent, waitFor, within } from 'storybook/test';
import { expect, it, vi } from 'vitest';
import type { FlorinProviderProps } from '../../../provider/FlorinProvider';
import { FlorinProvider } from '../../../provider/FlorinProvider';
import type { ShownRecipientKind } from '../../../recipients/kind';
import type { SendFormProps } from './SendForm';
import { SendForm } from './SendForm';

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

/** Renders a form, types a recipient that no kind recognises, and presses Send. Returns what the user sees. */
async function sendToUnknown(
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
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
  await waitFor(
    () => {
      const isRefused = recipient.getAttribute('aria-invalid') === 'true';
      expect(isRefused || onSend.mock.calls.length > 0).toBe(true);
    },
    // A busy machine renders slowly.
    { timeout: 30_000 },
  );
  return {
    isSent: onSend.mock.calls.length > 0,
    hint,
    error: recipient.getAttribute('aria-invalid') === 'true' ? hintOf() : '',
    hasNote: host.textContent.includes('We do not recognize this recipient'),
  };
}

const REFUSED = 'This kind of recipient is not accepted here';

it.each<[string, Omit<FlorinProviderProps, 'children'>, object]>([
  [
    'an app without kinds accepts it with a note',
    {},
    { isSent: true, hint: 'Email or wallet address', error: '', hasNote: true },
  ],
  [
    'an app with kinds refuses it without a note',
    { recipients: [memberNumber] },
    { isSent: false, hint: 'Member number', error: REFUSED, hasNote: false },
  ],
  [
    'an app with kinds may accept it with a note',
    { recipients: [memberNumber], onlyKnownRecipients: false },
    { isSent: true, hint: 'Member number', error: '', hasNote: true },
  ],
  [
    'an app without kinds may refuse it without a note',
    { onlyKnownRecipients: true },
    { isSent: false, hint: 'Email or wallet address', error: REFUSED, hasNote: false },
  ],
  [
    'an own hint of the provider replaces that of the kinds',
    {
      recipients: [memberNumber],
      messages: { SendForm: { recipientHint: 'The number on the card' } },
    },
    { isSent: false, hint: 'The number on the card', error: REFUSED, hasNote: false },
  ],
])('a recipient that no kind recognises: %s', async (_what, provider, expected) => {
  expect(await sendToUnknown(provider)).toEqual(expected);
});

it('an own hint of the form replaces or extends that of the kinds', async () => {
  const kinds = { recipients: [memberNumber] };
  const own = await sendToUnknown(kinds, { recipientHint: 'The number on the card' });
  expect(own.hint).toBe('The number on the card');
  const more = await sendToUnknown(kinds, { recipientHint: '{kinds}, as on the card' });
  expect(more.hint).toBe('Member number, as on the card');
});
