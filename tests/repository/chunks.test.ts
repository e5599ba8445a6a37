import { expect, it } from 'vitest';
import { chunkFor } from '../../scripts/app/chunks.ts';

it.each([
  [['landing'], 'landing'],
  [['signin'], 'signin'],
  [['home'], 'home'],
  // Every other page of the app has the frame around it, and so the home page's chunk.
  [['home', 'places'], 'home'],
  [['home', 'later'], 'home'],
  [['signin', 'signup'], 'forms'],
  [['signin', 'later'], 'forms'],
  [['signup', 'places'], 'forms'],
  // No other page must bring the forms along.
  [['landing', 'signin'], 'common'],
  [['signup', 'home', 'places'], 'common'],
  [['signin', 'signup', 'texts'], 'common'],
  // Nor the landing.
  [['landing', 'home'], 'shared'],
  [['landing', 'later'], 'shared'],
  // The pages of the app are one file.
  [['places'], 'places'],
  [['places', 'later'], 'places'],
  [['texts'], 'texts'],
  // A reader of another language must not load pages that are not open.
  [['languages'], 'languages'],
  [['languages', 'history'], 'languages'],
  // The bundler places the modules that no page needs at first.
  [['later'], null],
  [['texts', 'later'], null],
  [[], null],
] as const)('a module that %j need is in the chunk %j', (users, chunk) => {
  expect(chunkFor(new Set(users))).toBe(chunk);
});
