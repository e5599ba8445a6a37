import { describe, expect, it } from 'vitest';
import { readCatalogue } from '../../.storybook/docs/catalogue';
import { controlOf } from '../../.storybook/docs/controlOf';
import { optionsOf } from '../../.storybook/docs/optionsOf';

/*
 * The panel of controls is made from the props' types. Here is what becomes of each kind of type, and
 * of the props that are money; e2e/controls.spec.ts uses the panel's controls on every component.
 */

const prop = (type: string) => ({ name: 'any', type, required: true, description: '' });
const control = (type: string, initial?: unknown) => controlOf(prop(type), initial).control;

describe('the control of a prop', () => {
  it.each([
    ['string', 'text'],
    ['string | null', 'text'],
    ['string | undefined', 'text'],
    ['Decimal', 'text'],
    ['number', 'number'],
    ['boolean', 'boolean'],
    ['ReactNode', 'text'],
    ['() => void', false],
    ['(id: string) => Promise<void>', false],
    ['ChangeEventHandler<HTMLInputElement>', false],
    ['Ref<HTMLInputElement>', false],
    ['RefObject<HTMLElement | null>', false],
    ['Balances', 'object'],
    ['readonly Transaction[]', 'object'],
  ])('of the type %s is %s', (type, expected) => {
    expect(control(type)).toBe(expected);
  });

  it('is a line for a few values, and a list for many', () => {
    const few = { ...prop('Tone'), options: ['ink', 'white'] };
    const many = { ...prop('CurrencyId'), options: ['usd', 'eur', 'gbp', 'btc'] };
    expect(controlOf(few, 'ink')).toEqual({ options: ['ink', 'white'], control: 'inline-radio' });
    expect(controlOf(many, 'usd').control).toBe('select');
    expect(controlOf({ ...few, type: 'readonly Tone[]' }, []).control).toBe('inline-check');
  });

  it('is left out where the story gives what no panel can hold', () => {
    const element = { $$typeof: Symbol.for('react.element'), props: {} };
    expect(control('ReactNode', element)).toBe(false);
    expect(control('ReactNode', [element])).toBe(false);
    expect(control('readonly Stat[]', [{ icon: () => null }])).toBe(false);
    expect(control('Exchange', () => null)).toBe(false);
    expect(control('readonly Stat[]', [{ label: 'Wallets' }])).toBe('object');
  });
});

describe('the values of a type', () => {
  const source = [
    "export const IDS = ['usd', /* 'dem', */ 'eur'] as const;",
    'export type Id = (typeof IDS)[number];',
    'const TONES = {',
    "  signal: { role: 'alert' },",
    "  'on-color': { role: undefined },",
    '} as const;',
    'export type Tone = keyof typeof TONES;',
    "export type Status =\n  /** Done. */\n  | 'completed'\n  | 'pending'\n  | (string & {});",
    'export interface StarsProps {',
    '  value: 1 | 2;',
    '}',
  ].join('\n');

  it.each([
    ["'full' | 'mark'", ['full', 'mark']],
    ["'+' | '-' | ''", ['+', '-', '']],
    ['Id', ['usd', 'eur']],
    ['Tone', ['signal', 'on-color']],
    ['keyof typeof TONES', ['signal', 'on-color']],
    ['Status', ['completed', 'pending']],
    ["StarsProps['value']", [1, 2]],
    ['string', undefined],
    ["'none' | Decimal", undefined],
    ['Unknown', undefined],
  ])('%s are %j', (type, expected) => {
    expect(optionsOf(type, [source])).toEqual(expected);
  });

  it('are those of its own file', () => {
    const other = 'const TONES = {\n  loud: 1,\n};';
    expect(optionsOf('keyof typeof TONES', [other, source])).toEqual(['loud']);
  });
});

describe('in the catalogue', () => {
  const props = readCatalogue().flatMap(({ name, props: all }) =>
    all.map((one) => ({ ...one, id: `${name}.${one.name}` })),
  );

  it('all money is text', () => {
    const money = props.filter(({ type }) => type.includes('Decimal'));
    expect(money.map(({ id }) => id)).toContain('Amount.value');
    expect(money.filter((one) => controlOf(one, '1.5').control !== 'text')).toEqual([]);
  });

  it('a currency is chosen from the six', () => {
    const chosen = props.filter(({ type }) => type === 'CurrencyId');
    expect(chosen.map(({ id }) => id)).toContain('AmountField.currency');
    for (const { options } of chosen) {
      expect(options).toEqual(['usd', 'eur', 'gbp', 'btc', 'eth', 'ada']);
    }
  });
});
