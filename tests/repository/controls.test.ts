import { describe, expect, it } from 'vitest';
import { readCatalogue } from '../../.storybook/docs/catalogue';
import { controlOf } from '../../.storybook/docs/controlOf';
import { optionsOf } from '../../.storybook/docs/optionsOf';
import { readProps } from '../../.storybook/docs/readProps';

/*
 * The panel of controls is made from the props' types. Here is what becomes of each kind of type, and
 * of the props that are money; tests/catalogue/controls.spec.ts uses the panel's controls on every component.
 */

const prop = (type: string) => ({ name: 'any', type, required: true, description: '' });
const NONE = { disable: true };
const control = (type: string, initial?: unknown) => controlOf(prop(type), initial).control;

describe('the control of a prop', () => {
  it.each([
    ['string', { type: 'text' }],
    ['string | null', { type: 'text' }],
    ['string | undefined', { type: 'text' }],
    ['Decimal', { type: 'text' }],
    ['number', { type: 'number' }],
    ['boolean', { type: 'boolean' }],
    ['ReactNode', { type: 'text' }],
    ['() => void', NONE],
    ['(id: string) => Promise<void>', NONE],
    ['ChangeEventHandler<HTMLInputElement>', NONE],
    ['Ref<HTMLInputElement>', NONE],
    ['RefObject<HTMLElement | null>', NONE],
    ['Balances', { type: 'object' }],
    ['readonly Transaction[]', { type: 'object' }],
  ])('of the type %s is %j', (type, expected) => {
    expect(control(type)).toEqual(expected);
  });

  it('is a line for a few values, and a list for many', () => {
    const few = { ...prop('Tone'), options: ['ink', 'white'] };
    const many = { ...prop('CurrencyId'), options: ['usd', 'eur', 'gbp', 'btc'] };
    expect(controlOf(few, 'ink')).toEqual({
      options: ['ink', 'white'],
      control: { type: 'inline-radio', labels: { '': 'none' } },
    });
    expect(controlOf(many, 'usd').control).toMatchObject({ type: 'select' });
    expect(controlOf({ ...few, type: 'readonly Tone[]' }, []).control).toMatchObject({
      type: 'inline-check',
    });
  });

  it('of content that is made in code exchanges it for another', () => {
    const element = { $$typeof: Symbol.for('react.element'), props: {} };
    const content = controlOf(prop('ReactNode'), element);
    expect(content.control).toEqual({ type: 'select' });
    expect(content.options).toEqual(['as in the story', 'a text', 'a long text', 'nothing']);
    expect(content.mapping).toMatchObject({ 'as in the story': element, nothing: null });
    expect(control('ReactNode', [element])).toEqual({ type: 'select' });
  });

  it('is left out where the story gives what no panel can hold', () => {
    expect(control('readonly Stat[]', [{ icon: () => null }])).toEqual(NONE);
    expect(control('Exchange', () => null)).toEqual(NONE);
    expect(control('readonly Stat[]', [{ label: 'Wallets' }])).toEqual({ type: 'object' });
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
  const props = readCatalogue().flatMap(({ name }) =>
    readProps(name).map((one) => ({ ...one, id: `${name}.${one.name}` })),
  );

  it('all money is text', () => {
    const money = props.filter(({ type }) => type.includes('Decimal'));
    expect(money.map(({ id }) => id)).toContain('Amount.value');
    for (const one of money) {
      expect([one.id, controlOf(one, '1.5').control]).toEqual([one.id, { type: 'text' }]);
    }
  });

  it('a currency is chosen from the six', () => {
    const chosen = props.filter(({ type }) => type === 'CurrencyId');
    expect(chosen.map(({ id }) => id)).toContain('AmountField.currency');
    for (const { options } of chosen) {
      expect(options).toEqual(['usd', 'eur', 'gbp', 'btc', 'eth', 'ada']);
    }
  });
});
