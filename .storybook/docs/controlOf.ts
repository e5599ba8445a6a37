import type { InputType } from 'storybook/internal/types';
import type { PropDoc } from './propsOf';

/** What a panel cannot hold: functions, and what React keeps in a ref. */
const CODE = /=>|^Ref(?:Object)?<|EventHandler\b/;
const CONTROLS: readonly (readonly [type: RegExp, control: NonNullable<InputType['control']>])[] = [
  [CODE, false],
  [/^boolean$/, 'boolean'],
  [/^number$/, 'number'],
  // Money is text: a control for numbers would make a binary one of it.
  [/^(?:string|Decimal)(?: \| (?:null|undefined))*$/, 'text'],
];

/** More than these do not fit into one line of the panel. */
const MOST_IN_A_LINE = 3;

/** Whether nothing of a value is lost when it is written down, as the panel does with objects. */
function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function';
  const prototype: unknown = Object.getPrototypeOf(value);
  const isData = Array.isArray(value) || prototype === Object.prototype;
  return isData && !('$$typeof' in value) && Object.values(value).every(isPlain);
}

/** The control that goes with a prop's type; none for code, and for content that is made in code. */
export function controlOf({ type, options }: PropDoc, initial: unknown): InputType {
  if (options) {
    if (type.endsWith('[]')) return { options, control: 'inline-check' };
    return { options, control: options.length > MOST_IN_A_LINE ? 'select' : 'inline-radio' };
  }
  const known = CONTROLS.find(([pattern]) => pattern.test(type));
  if (known) return { control: known[1] };
  if (!isPlain(initial)) return { control: false };
  return { control: type === 'ReactNode' ? 'text' : 'object' };
}
