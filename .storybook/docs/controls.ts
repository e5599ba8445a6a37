import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
import { CURRENCY_LIST } from '../../src/domain/currency/currency';

/** The type `Decimal`, as TypeScript spells it out. */
const DECIMAL = '`${number}`';

/** Money is text: a control for numbers would make a binary one of it. */
const TEXT = new Set(['string', DECIMAL, 'null']);

/** A currency can be given as a value, too; the panel offers the ids of the six. */
const CURRENCY = {
  options: CURRENCY_LIST.map(({ id }) => id),
  control: { type: 'select' },
} as const;

/** Styles can be typed as an object, though they may be functions as well. */
const STYLES = 'SxProps<Theme>';

/** A handler, a ref and another component have no value that can be typed. */
const CODE = /EventHandler\b|^Ref(?:Object)?<|\bElementType</;

/** Whether nothing of a value is lost when it is written down, as the panel does with objects. */
export function isData(value: unknown): boolean {
  try {
    // Functions cannot be cloned, nor can elements, which bear a symbol.
    structuredClone(value);
    return true;
  } catch {
    return false;
  }
}

/** Content that is made in code cannot be typed, but it can be exchanged. */
function exchangeable(content: unknown): Pick<StrictInputType, 'options' | 'mapping' | 'control'> {
  const mapping = {
    'as in the story': content,
    'a text': 'Some text',
    'a long text':
      'A text of many words, which takes more than one line on a narrow phone. '.repeat(3),
    nothing: null,
  };
  return { options: Object.keys(mapping), mapping, control: { type: 'select' } };
}

/** A prop of a type that Storybook takes for an object: with a control that fits, or with none. */
function withControl(argType: StrictInputType, initial: unknown): StrictInputType {
  const { type, control } = argType;
  if (control !== undefined || type?.name !== 'other') return argType;
  if (type.value === 'CurrencyLike') return { ...argType, ...CURRENCY };
  if (type.value === STYLES && isData(initial)) return { ...argType, control: { type: 'object' } };
  if (type.value === 'ReactNode' && !isData(initial)) {
    return { ...argType, ...exchangeable(initial) };
  }
  if (CODE.test(type.value) || !isData(initial)) return { ...argType, control: { disable: true } };
  const isText = type.value.split(' | ').every((part) => TEXT.has(part));
  if (!isText && type.value !== 'ReactNode') return argType;
  return { ...argType, type: { ...type, name: 'string' } };
}

/** Gives money its own name again. */
function withNames(argType: StrictInputType): StrictInputType {
  const summary: unknown = argType.table?.type?.summary;
  if (typeof summary !== 'string') return argType;
  const named = { summary: summary.replaceAll(DECIMAL, 'Decimal') };
  return { ...argType, table: { ...argType.table, type: named } };
}

/** Completes the controls that Storybook infers from the props' types. */
export const controls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      withNames(withControl(argType, initialArgs[name])),
    ]),
  );
