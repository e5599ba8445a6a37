// @vitest-environment happy-dom
import { act, createElement, type ReactNode, type SyntheticEvent } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fillSilently, tickSilently } from '../../../testing/fillSilently';
import { useFilledFields } from './useFilledFields';

let root: Root | undefined;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

type Field = HTMLInputElement | HTMLSelectElement;

/**
 * Renders a form whose state has these values, and whose fields report each edit to React. `edits` has the name and the
 * new value of each edit.
 */
function renderForm(values: object | undefined, ...fields: ReactNode[]) {
  const edits: (readonly [name: string, value: string | boolean])[] = [];
  const current = { values };
  function Probe() {
    const { handlers } = useFilledFields(
      values === undefined ? undefined : () => current.values ?? {},
    );
    return createElement(
      'form',
      {
        ...handlers,
        onChange: (event: SyntheticEvent) => {
          const { name, type, value, checked } = event.target as HTMLInputElement;
          edits.push([name, type === 'checkbox' || type === 'radio' ? checked : value]);
          handlers.onChange(event);
        },
      },
      ...fields,
    );
  }
  const host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
  act(() => root?.render(createElement(Probe)));
  const form = host.querySelector('form') as HTMLFormElement;
  const field = (name: string) => form.querySelector(`[name="${name}"]`) as Field;
  const dispatch = (event: Event) => {
    act(() => {
      form.dispatchEvent(event);
    });
  };
  const movePointer = () => {
    dispatch(new MouseEvent('pointermove', { bubbles: true }));
  };
  return { form, field, edits, current, dispatch, movePointer };
}

const input = (name: string, props: object = {}) =>
  createElement('input', { key: name, name, defaultValue: '', ...props });

const radio = (value: string) =>
  createElement('input', { key: value, type: 'radio', name: 'plan', value });

const CHOICE = createElement(
  'select',
  { key: 'currency', name: 'currency', defaultValue: 'usd' },
  createElement('option', { value: 'usd' }),
  createElement('option', { value: 'eur' }),
);

describe('a text that other software has written', () => {
  it.each([
    ['the pointer moves', new MouseEvent('pointermove', { bubbles: true })],
    ['the pointer is pressed', new MouseEvent('pointerdown', { bubbles: true })],
    ['a key is pressed', new KeyboardEvent('keydown', { bubbles: true, key: 'Enter' })],
    ['the focus moves', new FocusEvent('focusin', { bubbles: true })],
  ])('is reported when %s', (_when, event) => {
    const { field, edits, dispatch } = renderForm({ email: '' }, input('email'));
    fillSilently([field('email'), 'ana@florin.example']);
    dispatch(event);
    expect(edits).toEqual([['email', 'ana@florin.example']]);
    expect(field('email').value).toBe('ana@florin.example');
  });

  it('is reported also if React has observed the assignment', () => {
    const { field, edits, movePointer } = renderForm({ email: '' }, input('email'));
    field('email').value = 'ana@florin.example';
    movePointer();
    expect(edits).toEqual([['email', 'ana@florin.example']]);
  });

  it('is reported at a path of the values', () => {
    const { field, edits, movePointer } = renderForm(
      { places: ['Lima', 'Rome'] },
      input('places.0', { defaultValue: 'Lima' }),
      input('places.1', { defaultValue: 'Rome' }),
    );
    fillSilently([field('places.1'), 'Paris']);
    movePointer();
    expect(edits).toEqual([['places.1', 'Paris']]);
  });

  it('is compared with a number', () => {
    const { field, edits, movePointer } = renderForm(
      { limit: 5 },
      input('limit', { defaultValue: '5' }),
    );
    movePointer();
    expect(edits).toEqual([]);
    fillSilently([field('limit'), '6']);
    movePointer();
    expect(edits).toEqual([['limit', '6']]);
  });

  it('is reported only once while the form has another value', () => {
    const { field, edits, current, movePointer } = renderForm({ email: '' }, input('email'));
    fillSilently([field('email'), 'a']);
    movePointer();
    movePointer();
    expect(edits).toEqual([['email', 'a']]);
    fillSilently([field('email'), 'b']);
    movePointer();
    expect(edits).toEqual([
      ['email', 'a'],
      ['email', 'b'],
    ]);
    // The form has received the text. Later, other software writes the same text again.
    current.values = { email: 'b' };
    movePointer();
    current.values = { email: '' };
    movePointer();
    expect(edits).toHaveLength(3);
  });

  it('is not reported if React has already reported it, such as the text of a composition', () => {
    const { field, edits, movePointer } = renderForm({ email: '' }, input('email'));
    fillSilently([field('email'), 'に']);
    act(() => {
      field('email').dispatchEvent(new Event('input', { bubbles: true }));
    });
    movePointer();
    expect(edits).toEqual([['email', 'に']]);
  });

  it('ends the input of a field without the focus', () => {
    const { field, movePointer } = renderForm(
      { email: '', name: '' },
      input('email'),
      input('name'),
    );
    const blurred: string[] = [];
    for (const name of ['email', 'name'])
      field(name).addEventListener('focusout', () => blurred.push(name));
    act(() => {
      field('name').focus();
    });
    fillSilently([field('email'), 'a'], [field('name'), 'b']);
    movePointer();
    expect(blurred).toEqual(['email']);
  });
});

describe('a choice that other software has made', () => {
  it('is reported for a select', () => {
    const { field, edits, movePointer } = renderForm({ currency: 'usd' }, CHOICE);
    fillSilently([field('currency'), 'eur']);
    movePointer();
    expect(edits).toEqual([['currency', 'eur']]);
    expect(field('currency').value).toBe('eur');
  });

  it('is reported for a checkbox', () => {
    const { field, edits, movePointer } = renderForm(
      { terms: false },
      createElement('input', { key: 'terms', type: 'checkbox', name: 'terms' }),
    );
    tickSilently(field('terms'));
    movePointer();
    expect(edits).toEqual([['terms', true]]);
    expect(field('terms')).toHaveProperty('checked', true);
  });

  it('is reported only for the selected radio button', () => {
    const { form, edits, movePointer } = renderForm({ plan: 'a' }, radio('a'), radio('b'));
    tickSilently(form.querySelector('[value=b]') as HTMLElement);
    movePointer();
    expect(edits).toEqual([['plan', true]]);
  });
});

describe('nothing is reported', () => {
  it('for a field without a value in the form', () => {
    const { field, edits, movePointer } = renderForm(
      {},
      input('search'),
      createElement('input', { key: 'shown', type: 'checkbox', name: 'shown' }),
      radio('a'),
    );
    fillSilently([field('search'), 'rent']);
    tickSilently(field('shown'));
    tickSilently(field('plan'));
    movePointer();
    expect(edits).toEqual([]);
    expect(field('shown')).toHaveProperty('checked', true);
  });

  it('for a field that the user cannot edit, and a field without a name', () => {
    const { form, field, edits, movePointer } = renderForm(
      { email: '', name: '' },
      input('email', { readOnly: true }),
      input('name', { disabled: true }),
      createElement('input', { key: 'other', defaultValue: '' }),
    );
    const nameless = form.querySelector('input:not([name])') as Field;
    fillSilently([field('email'), 'a'], [field('name'), 'b'], [nameless, 'c']);
    movePointer();
    expect(edits).toEqual([]);
  });

  // A script cannot set the value of a file field.
  it('for a file, whose name the form may have', () => {
    const { edits, movePointer } = renderForm(
      { backup: 'backup.json' },
      createElement('input', { key: 'backup', type: 'file', name: 'backup' }),
    );
    // React reports an error of an event handler to the window.
    const onError = vi.fn();
    window.addEventListener('error', onError, { once: true });
    movePointer();
    expect(onError).not.toHaveBeenCalled();
    expect(edits).toEqual([]);
  });

  it('if the form has no values', () => {
    const { field, edits, movePointer } = renderForm(undefined, input('email'));
    fillSilently([field('email'), 'a']);
    movePointer();
    expect(edits).toEqual([]);
  });
});
