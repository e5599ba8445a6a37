import { describe, expect, it } from 'vitest';
import { checkPassphrase, strengthOf } from './passphrase';

describe('a new passphrase', () => {
  it.each([
    ['', 'missing'],
    ['          ', 'missing'],
    ['florin7', 'too-short'],
    ['florin-7', null],
    ['four words of a song', null],
    ['x'.repeat(128), null],
    ['x'.repeat(129), 'too-long'],
    // Seven and eight characters: an emoji of a family counts as one character.
    ['👨‍👩‍👧‍👦'.repeat(7), 'too-short'],
    ['👨‍👩‍👧‍👦'.repeat(8), null],
    ['👨‍👩‍👧‍👦'.repeat(128), null],
  ])('%j is refused as %s', (text, refusal) => {
    expect(checkPassphrase(text)).toBe(refusal);
  });
});

describe('the strength of a passphrase', () => {
  it.each([
    ['', 'short'],
    ['florin-7', 'short'],
    ['fourteen chars', 'short'],
    ['fifteen letters', 'long'],
    ['aaaaaaaaaaaaaaaaaaaa', 'repetitive'],
    ['abABabABabABabABabAB', 'repetitive'],
    ['四つの単語をつなげた合言葉です', 'long'],
  ])('%j is %s', (text, strength) => {
    expect(strengthOf(text)).toBe(strength);
  });
});
