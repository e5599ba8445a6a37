import type { KeyboardEvent } from 'react';
import { expect, it } from 'vitest';
import { isComposingKey } from './composition';

const keyOf = (nativeEvent: Partial<KeyboardEvent['nativeEvent']>) =>
  ({ nativeEvent: { isComposing: false, keyCode: 13, ...nativeEvent } }) as KeyboardEvent;

it('recognises a key of a composition by either property of the event', () => {
  expect(isComposingKey(keyOf({}))).toBe(false);
  expect(isComposingKey(keyOf({ isComposing: true }))).toBe(true);
  expect(isComposingKey(keyOf({ keyCode: 229 }))).toBe(true);
});
