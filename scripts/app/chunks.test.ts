import { expect, it } from 'vitest';
import { chunkFor } from './chunks.ts';

it.each([
  [['landing'], 'landing'],
  [['home'], 'home'],
  // Every later page of the app has the frame around it, and so the home page's chunk.
  [['home', 'later'], 'home'],
  [['signin', 'signup'], 'forms'],
  [['signin', 'later'], 'forms'],
  [['signup', 'later'], 'forms'],
  // A later page must not bring the landing along.
  [['landing', 'later'], 'shared'],
  [['landing', 'home'], 'shared'],
  [['signin', 'home', 'later'], 'shared'],
  // The bundler places the modules that no first page needs.
  [['later'], null],
  [[], null],
] as const)('a module that %j need is in the chunk %j', (users, chunk) => {
  expect(chunkFor(new Set(users))).toBe(chunk);
});
