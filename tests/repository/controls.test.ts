import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { controls } from '../../.storybook/docs/controls';
import { createDocgenProvider } from '../../.storybook/docs/docgen.mjs';

/*
 * Storybook infers a prop's control from the prop's type. These tests cover the types and values for which Florin
 * replaces the inferred control. tests/catalogue/controls.spec.ts checks the props of every component.
 */

const NONE = { disable: true };

/** Returns the data that Florin derives for a prop whose type Storybook reports as text only. */
async function propOf(value: string, byDefault?: string) {
  const prop = {
    name: 'prop',
    type: { name: 'other', value },
    table: {
      type: { summary: value },
      ...(byDefault !== undefined && { defaultValue: { summary: byDefault } }),
    },
  };
  const found = {
    argTypes: { prop },
    reactComponentMeta: { filePath: '/home/me/A.tsx', props: {} },
  };
  const provide = createDocgenProvider({ currencies: ['usd', 'btc'] })(() =>
    Promise.resolve(found as never),
  );
  const completed = await provide({ entry: {} as never });
  expect(completed?.['reactComponentMeta']).toEqual({ props: {} });
  return completed?.argTypes?.['prop'];
}

describe('the control of a type', () => {
  it.each([
    '`${number}`',
    'string | null',
    '`${number}` | null',
    'ReactNode',
    '`${number}` | undefined',
  ])('of %s is a text field', async (type) => {
    expect((await propOf(type))?.type?.name).toBe('string');
  });

  it.each([
    'Ref<HTMLInputElement>',
    'RefObject<HTMLElement | null>',
    'FocusEventHandler<Element>',
    '{ mark?: ElementType<LogoMarkProps> | undefined; }',
  ])('of %s is absent', async (type) => {
    expect((await propOf(type))?.control).toEqual(NONE);
  });

  it('of a currency offers the ids of currencies', async () => {
    expect(await propOf('CurrencyLike')).toMatchObject({
      options: ['usd', 'btc'],
      control: { type: 'select' },
    });
  });

  it('of any other type is left to Storybook', async () => {
    expect((await propOf('SxProps<Theme>'))?.control).toBeUndefined();
    expect((await propOf('SxProps<Theme>'))?.type?.name).toBe('other');
  });
});

describe('the table of props', () => {
  it('shows `Decimal` as the type of money, and a default as code', async () => {
    const prop = await propOf('Readonly<Record<string, `${number}`>> | undefined', `"'display'"`);
    expect(prop?.table?.type?.summary).toBe('Readonly<Record<string, Decimal>>');
    expect(prop?.table?.defaultValue?.summary).toBe("'display'");
  });
});

describe('the order of the props', () => {
  const orderOf = async (props: Readonly<Record<string, { required?: boolean }>>) => {
    const argTypes = Object.fromEntries(
      Object.entries(props).map(([name, { required = false }]) => [
        name,
        { name, type: { name: 'string', required } },
      ]),
    );
    const provide = createDocgenProvider({ currencies: [] })(() =>
      Promise.resolve({ argTypes } as never),
    );
    return Object.keys((await provide({ entry: {} as never }))?.argTypes ?? {});
  };

  it('ends with the props of the root element', async () => {
    const props = { value: {}, ref: {}, id: {}, className: {}, sx: {}, style: {}, label: {} };
    expect(await orderOf(props)).toEqual([
      'value',
      'label',
      'ref',
      'id',
      'className',
      'sx',
      'style',
    ]);
  });

  it('has the required props first, and the common props last', async () => {
    const props = { value: {}, messages: {}, sx: {}, onSend: { required: true }, error: {} };
    expect(await orderOf(props)).toEqual(['onSend', 'value', 'error', 'messages', 'sx']);
  });

  it('keeps a required id among the own props', async () => {
    const props = { id: { required: true }, title: {}, sx: {}, intro: {} };
    expect(await orderOf(props)).toEqual(['id', 'title', 'intro', 'sx']);
  });
});

describe('the control of a value', () => {
  const controlOf = (initial: unknown, own?: object) =>
    controls({
      argTypes: own ? { prop: { name: 'prop', ...own } } : {},
      initialArgs: { prop: initial },
    } as never)['prop'];

  it('is absent when the panel cannot show the value', () => {
    expect(controlOf([{ icon: () => null }])?.control).toEqual(NONE);
    expect(controlOf(() => null)?.control).toEqual(NONE);
    expect(controlOf([{ icon: createElement('p') }])?.control).toEqual(NONE);
    expect(controlOf([{ label: 'Wallets' }])).toBeUndefined();
  });

  it('offers alternative contents for a React element', () => {
    const element = createElement('p');
    const content = controlOf(element);
    expect(content?.control).toEqual({ type: 'select' });
    expect(content?.options).toEqual(['as in the story', 'a text', 'a long text', 'nothing']);
    expect(content?.mapping).toMatchObject({ 'as in the story': element, nothing: null });
    expect(controlOf([element])?.control).toEqual({ type: 'select' });
  });

  it('can be set by the stories file', () => {
    const control = { type: 'range' };
    expect(controlOf(() => null, { control })?.control).toBe(control);
  });
});
