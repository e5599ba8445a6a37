import { expect, it } from 'vitest';
import { isAtOnce } from './isAtOnce';

it.each([
  ['insertFromPaste', true],
  ['insertFromDrop', true],
  ['insertReplacementText', true],
  ['insertText', false],
  [undefined, false],
])('a text of the input type %s is entered at once: %s', (inputType, expected) => {
  expect(isAtOnce({ nativeEvent: { inputType } })).toBe(expected);
  expect(isAtOnce(null)).toBe(false);
});
