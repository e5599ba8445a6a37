import { expect, it } from 'vitest';
import { chunkFor } from '../../scripts/app/chunks.ts';

it.each([
  [['landing'], 'landing'],
  [['signin'], 'signin'],
  [['home'], 'home'],
  // All pages of the app have the same frame, and the chunk of the home page contains it.
  [['home', 'places'], 'home'],
  [['home', 'later'], 'home'],
  [['signin', 'signup'], 'forms'],
  [['signin', 'later'], 'forms'],
  [['signup', 'places'], 'forms'],
  // The landing page and the wallet's pages must not load the chunk of the forms.
  [['landing', 'signin'], 'common'],
  [['signup', 'home', 'places'], 'common'],
  [['signin', 'signup', 'texts'], 'common'],
  // The wallet's pages must not load the chunk of the landing page.
  [['landing', 'home'], 'shared'],
  [['landing', 'later'], 'shared'],
  // All pages of the app except the home page share one chunk.
  [['places'], 'places'],
  [['places', 'later'], 'places'],
  [['texts'], 'texts'],
  // The list of languages has a separate chunk, so a change of language loads no page that is not open.
  [['languages'], 'languages'],
  [['languages', 'history'], 'languages'],
  // Kept data does not change the chunks of pages.
  [['data'], 'data'],
  [['signup', 'data'], 'signup'],
  [['history', 'device', 'data'], 'history'],
  [['data', 'device'], null],
  [['data', 'later'], null],
  // The bundler chooses the chunk of modules that no page needs at first.
  [['later'], null],
  [['texts', 'later'], null],
  [[], null],
] as const)('a module that the entries %j import is in the chunk %j', (users, chunk) => {
  expect(chunkFor(new Set(users))).toBe(chunk);
});
