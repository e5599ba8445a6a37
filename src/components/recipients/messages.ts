import type { ibanEnglish } from './iban';
import type { lightningEnglish } from './lightning';
import type { phoneEnglish } from './phone';
import type { solanaEnglish } from './solana';

type TextsOf<English> = { readonly [Key in keyof English]: string };

/** The texts of Florin's additional kinds of recipients in one language. */
// oxlint-disable-next-line typescript/consistent-type-definitions -- an interface has no index signature.
export type RecipientMessages = {
  readonly iban: TextsOf<typeof ibanEnglish>;
  readonly lightning: TextsOf<typeof lightningEnglish>;
  readonly phone: TextsOf<typeof phoneEnglish>;
  readonly solana: TextsOf<typeof solanaEnglish>;
};
