import { describe, expect, it } from 'vitest';
import { createTypedForms } from './typedForms';

const EXCHANGE = { from: 'eur', to: 'gbp', amount: '12.5' } as const;
const CONTACT = { id: null, texts: { name: 'Mira', email: 'mira@flo', addresses: {} } };

/** A keeper after the session of Ana was ended with an exchange and a contact typed. */
function endedForAna() {
  const forms = createTypedForms();
  forms.end('ana');
  forms.keep('exchange', EXCHANGE);
  forms.keep('contact', CONTACT);
  return forms;
}

describe('What was typed when the session ended', () => {
  it('is there for the same user, each form for itself', () => {
    const forms = endedForAna();
    forms.enter('ana');
    expect(forms.typed('exchange')).toEqual({ from: 'eur', to: 'gbp', amount: '12.5' });
    expect(forms.typed('contact')?.texts.name).toBe('Mira');
    expect(forms.typed('send')).toBeNull();
  });

  it('outlasts a second end before its form was opened', () => {
    const forms = endedForAna();
    forms.enter('ana');
    forms.end('ana');
    forms.enter('ana');
    expect(forms.typed('exchange')?.amount).toBe('12.5');
  });

  it('is dropped when another user signs in', () => {
    const forms = endedForAna();
    forms.enter('zoe');
    expect(forms.typed('exchange')).toBeNull();
    expect(forms.typed('contact')).toBeNull();
  });

  it('is dropped when the user signs out', () => {
    const forms = endedForAna();
    forms.enter('ana');
    forms.leave();
    forms.enter('ana');
    expect(forms.typed('exchange')).toBeNull();
  });

  it('is dropped when its form is left or discarded, and no other form', () => {
    const forms = endedForAna();
    forms.enter('ana');
    forms.keep('exchange', EXCHANGE);
    expect(forms.typed('exchange')).toBeNull();
    expect(forms.typed('contact')?.texts.email).toBe('mira@flo');
    forms.keep('contact', null);
    expect(forms.typed('contact')).toBeNull();
  });

  it('is not kept while the session goes on', () => {
    const forms = createTypedForms();
    forms.keep('exchange', EXCHANGE);
    forms.end('ana');
    expect(forms.typed('exchange')).toBeNull();
  });

  it('is not kept after a sign-out', () => {
    const forms = createTypedForms();
    forms.leave();
    forms.keep('exchange', EXCHANGE);
    forms.enter('ana');
    expect(forms.typed('exchange')).toBeNull();
  });
});
