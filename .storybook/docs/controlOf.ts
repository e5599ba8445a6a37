import type { InputType } from 'storybook/internal/types';
import type { PropDoc } from './propsOf';

/** What a panel cannot hold: functions, and what React keeps in a ref. */
const CODE = /=>|^Ref(?:Object)?<|EventHandler\b/;

const CONTROLS = [
  [/^boolean$/, 'boolean'],
  [/^number$/, 'number'],
  // Money is text: a control for numbers would make a binary one of it.
  [/^(?:string|Decimal)(?: \| (?:null|undefined))*$/, 'text'],
  [/^ReactNode$/, 'text'],
] as const;

/** More than these do not fit into one line of the panel. */
const MOST_IN_A_LINE = 3;

/** Whether nothing of a value is lost when it is written down, as the panel does with objects. */
function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function';
  const prototype: unknown = Object.getPrototypeOf(value);
  const isData = Array.isArray(value) || prototype === Object.prototype;
  return isData && !('$$typeof' in value) && Object.values(value).every(isPlain);
}

/** Content that is made in code cannot be typed, but it can be exchanged. */
const exchangeable = (content: unknown): InputType => {
  const mapping = {
    'as in the story': content,
    'a text': 'Some text',
    'a long text':
      'A text of many words, which takes more than one line on a narrow phone. '.repeat(3),
    nothing: null,
  };
  return { options: Object.keys(mapping), mapping, control: { type: 'select' } };
};

/**
 * The control that goes with a prop's type, in the form that an enhancer has to give it; none for
 * what only code can say.
 */
export function controlOf({ type, options }: PropDoc, initial: unknown): InputType {
  if (options) {
    const one = options.length > MOST_IN_A_LINE ? 'select' : 'inline-radio';
    // Nothing is a value too, but it cannot be seen.
    const labels = { '': 'none' };
    return { options, control: { type: type.endsWith('[]') ? 'inline-check' : one, labels } };
  }
  if (type === 'ReactNode' && !isPlain(initial)) return exchangeable(initial);
  if (CODE.test(type) || !isPlain(initial)) return { control: { disable: true } };
  const known = CONTROLS.find(([pattern]) => pattern.test(type))?.[1];
  return { control: { type: known ?? 'object' } };
}
