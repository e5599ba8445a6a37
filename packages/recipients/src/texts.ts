import type { ibanEnglish } from './iban';
import type { phoneEnglish } from './phone';

// oxlint-disable-next-line typescript/consistent-type-definitions -- an interface has no index signature.
export type RecipientMessages = {
  readonly iban: Readonly<Record<keyof typeof ibanEnglish, string>>;
  readonly phone: Readonly<Record<keyof typeof phoneEnglish, string>>;
};
