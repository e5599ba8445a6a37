import { expect, it } from 'vitest';
import { isAtOnce } from './isAtOnce';

it.each([
  ['insertFromPaste', true],
  ['insertFromDrop', true],
  ['insertReplacementText', true],
  ['insertText', false],
  [undefined, false],
])('an input event of the type %s enters its whole text at once: %s', (inputType, expected) => {
  expect(isAtOnce({ nativeEvent: { inputType } })).toBe(expected);
  expect(isAtOnce(null)).toBe(false);
});
