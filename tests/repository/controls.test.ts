import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { controls } from '../../.storybook/docs/controls';

/*
 * Storybook infers a prop's control from its type. Here are the types for which it infers none that
 * fits; tests/catalogue/controls.spec.ts uses the panel's controls on every component.
 */

const NONE = { disable: true };

/** The prop of a component by its type, as the panel is given it. */
function propOf(value: string, initial?: unknown, own = {}) {
  const prop = {
    name: 'prop',
    type: { name: 'other', value },
    table: { type: { summary: value } },
    ...own,
  };
  const context = { argTypes: { prop }, initialArgs: { prop: initial } };
  return controls(context as never)['prop'];
}

describe('the control of a prop', () => {
  it.each(['`${number}`', 'string | null', '`${number}` | null', 'ReactNode'])(
    'of the type %s is for text',
    (type) => {
      expect(propOf(type)?.type?.name).toBe('string');
    },
  );

  it.each(['Ref<HTMLInputElement>', 'RefObject<HTMLElement | null>', 'FocusEventHandler<Element>'])(
    'of the type %s is left out',
    (type) => {
      expect(propOf(type)?.control).toEqual(NONE);
    },
  );

  it('of styles is for an object, unless the story gives a function', () => {
    expect(propOf('SxProps<Theme>')?.control).toEqual({ type: 'object' });
    expect(propOf('SxProps<Theme>', () => ({}))?.control).toEqual(NONE);
  });

  it('of other components is left out', () => {
    const slots = '{ mark?: ElementType<LogoMarkProps> | undefined; }';
    expect(propOf(slots)?.control).toEqual(NONE);
  });

  it('is left out where the story gives a value that no panel can hold', () => {
    expect(propOf('readonly Stat[]', [{ icon: () => null }])?.control).toEqual(NONE);
    expect(propOf('Handler', () => null)?.control).toEqual(NONE);
    expect(propOf('readonly Stat[]', [{ label: 'Wallets' }])?.control).toBeUndefined();
  });

  it('of content that is made in code exchanges it for another', () => {
    const element = createElement('p');
    const content = propOf('ReactNode', element);
    expect(content?.control).toEqual({ type: 'select' });
    expect(content?.options).toEqual(['as in the story', 'a text', 'a long text', 'nothing']);
    expect(content?.mapping).toMatchObject({ 'as in the story': element, nothing: null });
    expect(propOf('ReactNode', [element])?.control).toEqual({ type: 'select' });
  });

  it('is the one that the stories file asks for', () => {
    const control = { type: 'range' };
    expect(propOf('Size', () => null, { control })?.control).toBe(control);
  });
});

describe('the type of a prop', () => {
  it('calls money by its name', () => {
    const summary = propOf('Readonly<Record<string, `${number}`>>')?.table?.type?.summary;
    expect(summary).toBe('Readonly<Record<string, Decimal>>');
  });
});
