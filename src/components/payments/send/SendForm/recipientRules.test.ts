// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { userEvent, waitFor, within } from 'storybook/test';
import { expect, it, vi } from 'vitest';
import { FlorinProvider } from '../../../provider/FlorinProvider';
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
