import { describe, expect, it } from 'vitest';
import { createTypedForms } from './typedForms';

const EXCHANGE = { from: 'eur', to: 'gbp', amount: '12.5' } as const;
const CONTACT = { id: null, texts: { name: 'Mira', email: 'mira@flo', addresses: {} } };

/** Returns the typed values that remain after Ana's session ended while she typed an exchange and a contact. */
function endedForAna() {
  const forms = createTypedForms();
  forms.end('ana');
  forms.keep('exchange', EXCHANGE);
  forms.keep('contact', CONTACT);
  return forms;
}

describe('the typed texts at the end of a session', () => {
  it('are kept for the same user, for each form', () => {
    const forms = endedForAna();
    forms.enter('ana');
    expect(forms.typed('exchange')).toEqual({ from: 'eur', to: 'gbp', amount: '12.5' });
    expect(forms.typed('contact')?.texts.name).toBe('Mira');
    expect(forms.typed('send')).toBeNull();
  });

  it('are kept after a second end before their form was opened', () => {
    const forms = endedForAna();
    forms.enter('ana');
    forms.end('ana');
    forms.enter('ana');
    expect(forms.typed('exchange')?.amount).toBe('12.5');
  });

  it('are discarded when another user signs in', () => {
    const forms = endedForAna();
    forms.enter('zoe');
    expect(forms.typed('exchange')).toBeNull();
    expect(forms.typed('contact')).toBeNull();
  });

  it('are discarded when the user signs out', () => {
    const forms = endedForAna();
    forms.enter('ana');
    forms.leave();
    forms.enter('ana');
    expect(forms.typed('exchange')).toBeNull();
  });

  it('are discarded when their form is closed or discarded, but the texts of other forms remain', () => {
    const forms = endedForAna();
    forms.enter('ana');
    forms.keep('exchange', EXCHANGE);
    expect(forms.typed('exchange')).toBeNull();
    expect(forms.typed('contact')?.texts.email).toBe('mira@flo');
    forms.keep('contact', null);
    expect(forms.typed('contact')).toBeNull();
  });

  it('are not kept during the session', () => {
    const forms = createTypedForms();
    forms.keep('exchange', EXCHANGE);
    forms.end('ana');
    expect(forms.typed('exchange')).toBeNull();
  });

  it('are not kept after signing out', () => {
    const forms = createTypedForms();
    forms.leave();
    forms.keep('exchange', EXCHANGE);
    forms.enter('ana');
    expect(forms.typed('exchange')).toBeNull();
  });
});
