import { lazyWithRetry } from '../../../../hooks/lazyWithRetry';

/** The code of the confirmation dialog loads on demand, because most payments need no confirmation. */
export const SendQuestion = lazyWithRetry(
  async () => (await import('./sendQuestion')).SendQuestion,
  { isSilent: true },
);
