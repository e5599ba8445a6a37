import { lazyWithRetry } from '../../../../hooks/lazyWithRetry';

/** Loaded on demand, because most payments are sent without a question. */
export const SendQuestion = lazyWithRetry(
  async () => (await import('./sendQuestion')).SendQuestion,
  { isSilent: true },
);
