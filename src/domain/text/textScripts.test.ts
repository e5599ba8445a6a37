import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { soup } from '../../testing/addresses';
import { confusingLetters } from './textScripts';

/** Words in all supported scripts, and in all writing systems that combine scripts. */
const WORDS =
  `florin γιάννης иван Արամ გიორგი ליאורה سلمى ܡܪܝܡ އަހްމަދު मीरा মীরা ਮੀਰਾ મીરા ମୀରା மீரா మీరా ಮೀರಾ മീര මීරා
  มีนา ມີນາ བོད မြန်မာ ខ្មែរ ሀገር 김민준abc ひらがな カタカナ ㄅㄆㄇ 漢字 漢字ひらがなカタカナabc 漢字ㄅㄆㄇabc 漢字한글abc ᠮᠣᠩᠭᠣᠯ ᎠᎡᎢ
  ᐃᓄᒃ ߒߞߏ ⵜⵉⴼ ꆈꌠ ꕙꔤ ꦗꦮ ᬩᬮᬶ 𞤀𞤁 𑄌𑄋𑄴𑄟𑄳𑄦 ᱚᱞ`.split(/\s+/);

// This test is first, because it creates the patterns that the other tests reuse.
it("no script in use today has a letter that resembles another script's", () => {
  expect(WORDS).toHaveLength(45);
  expect(WORDS.filter((word) => confusingLetters(word).length > 0)).toEqual([]);
});

describe('letters that make a text resemble another', () => {
  it.each([
    ['a Cyrillic а', 'аna@florin.example', ['а']],
    ['each once', 'раураl@florin.example', ['р', 'а', 'у']],
    ['in the domain', 'ana@flоrin.example', ['о']],
    ['a whole word of Cyrillic letters that look Latin', 'ana@сосо.example', ['с', 'о']],
    ['a Greek ο', 'flοrin@florin.example', ['ο']],
    ['a Cherokee letter', 'Ꭰna@florin.example', ['Ꭰ']],
    ['a letter for mathematics', '𝐚na@florin.example', ['𝐚']],
    ['in an address', 'bc1qw508d6qejxtdg4y5r3zаrvary0c5xw7kv8f3t4', ['а']],
  ])('are found: %s', (_, text, letters) => {
    expect(confusingLetters(text)).toEqual(letters);
  });

  it.each([
    'ana@florin.example',
    'zoë.o-connor_1@florin.example',
    'zoe\u0308@florin.example',
    'иван@florin.example',
    'дмитрий-ivanov@florin.example',
    'мама@florin.example',
    'аня@florin.example',
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
  ])('are absent in one writing system: %s', (text) => {
    expect(confusingLetters(text)).toEqual([]);
  });

  it('are always letters of the text', () => {
    fc.assert(
      fc.property(soup, (text) => {
        const composed = text.normalize('NFC');
        for (const letter of confusingLetters(text)) expect(composed).toContain(letter);
      }),
    );
  });
});
