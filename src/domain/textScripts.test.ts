import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { soup } from '../testing/addresses';
import { confusingLetters } from './textScripts';

describe('letters that let a text pass for another', () => {
  it.each([
    ['a Cyrillic а', 'аna@florin.example', ['а']],
    ['each once', 'раураl@florin.example', ['р', 'а', 'у']],
    ['in the domain', 'ana@flоrin.example', ['о']],
    ['a whole word of Cyrillic letters that look Latin', 'ana@сосо.example', ['с', 'о']],
    ['a Greek ο', 'flοrin@florin.example', ['ο']],
    ['a Cherokee letter', 'Ꭰna@florin.example', ['Ꭰ']],
    ['a letter for mathematics', '𝐚na@florin.example', ['𝐚']],
    ['in an address', 'bc1qw508d6qejxtdg4y5r3zаrvary0c5xw7kv8f3t4', ['а']],
  ])('are told: %s', (_, text, letters) => {
    expect(confusingLetters(text)).toEqual(letters);
  });

  it.each([
    'ana@florin.example',
    'zoë.o-connor_1@florin.example',
    'zoe\u0308@florin.example',
    'иван@florin.example',
    'дмитрий-ivanov@florin.example',
    'γιάννης@florin.example',
    'ליאורה@florin.example',
    'سلمى@florin.example',
    'मीरा@florin.example',
    '田中さくらabc@florin.example',
    'ラーメン@florin.example',
    '김민준abc@florin.example',
    '张伟abc@florin.example',
    'ᎠᎡᎢ@florin.example',
    '123-456',
    '',
    '👩‍👩‍👧‍👦',
  ])('are none in one writing system: %s', (text) => {
    expect(confusingLetters(text)).toEqual([]);
  });

  it('are letters of the text, whatever it is', () => {
    fc.assert(
      fc.property(soup, (text) => {
        const composed = text.normalize('NFC');
        for (const letter of confusingLetters(text)) expect(composed).toContain(letter);
      }),
    );
  });
});
