import { describe } from 'vitest';
import type { Catalogue } from '#src/testing/languages';
import { testTexts } from '#src/testing/testTexts';
import { challengeEnglish, codeEnglish, reviewEnglish, stepsEnglish } from './texts';

const languages = Object.entries(
  import.meta.glob<Record<string, Catalogue>>('./messages/*.ts', { eager: true }),
).map(([file, module]) => {
  const tag = /([\w-]+)\.ts$/.exec(file)?.[1] ?? '';
  return { tag, texts: Object.values(module)[0] ?? {} };
});

describe.each(languages)('the texts of steps in $tag', ({ tag, texts }) => {
  testTexts(tag, texts, {
    ChallengeStep: challengeEnglish,
    CodeField: codeEnglish,
    PaymentReview: reviewEnglish,
    PaymentSteps: stepsEnglish,
  });
});
