import { expect, it } from 'vitest';
import { chunkFor } from '../../scripts/app/chunks.ts';

it.each([
  [['landing'], 'landing'],
  [['signin'], 'signin'],
  [['home'], 'home'],
  // Every page of the app has the same frame, which is in the home page's chunk.
  [['home', 'places'], 'home'],
  [['home', 'later'], 'home'],
  [['signin', 'signup'], 'forms'],
  [['signin', 'later'], 'forms'],
  [['signup', 'places'], 'forms'],
  // Other pages must not load the forms.
  [['landing', 'signin'], 'common'],
  [['signup', 'home', 'places'], 'common'],
  [['signin', 'signup', 'texts'], 'common'],
  // Other pages must not load the landing page.
  [['landing', 'home'], 'shared'],
  [['landing', 'later'], 'shared'],
  // The other pages of the app share one chunk.
  [['places'], 'places'],
  [['places', 'later'], 'places'],
  [['texts'], 'texts'],
  // A change of language must not load the pages that are not open.
  [['languages'], 'languages'],
  [['languages', 'history'], 'languages'],
  // The bundler chooses the chunk of modules that no page needs at first.
  [['later'], null],
  [['texts', 'later'], null],
  [[], null],
] as const)('puts a module that %j need into the chunk %j', (users, chunk) => {
  expect(chunkFor(new Set(users))).toBe(chunk);
});
