import { describe } from 'vitest';
import type { Catalogue } from '#src/testing/languages';
import { testTexts } from '#src/testing/testTexts';
import { ibanEnglish } from './iban';
import { phoneEnglish } from './phone';

const languages = Object.entries(
  import.meta.glob<Record<string, Catalogue>>('./messages/*.ts', { eager: true }),
).map(([file, module]) => {
  const tag = /([\w-]+)\.ts$/.exec(file)?.[1] ?? '';
  return { tag, texts: Object.values(module)[0] ?? {} };
});

describe.each(languages)('the texts of recipients in $tag', ({ tag, texts }) => {
  testTexts(tag, texts, { iban: ibanEnglish, phone: phoneEnglish });
});
