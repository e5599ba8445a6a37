import type { AllTexts, OtherTexts } from './provider/internals/say';
import type { OtherRecipientTexts } from './payments/recipients/kind';

/**
 * The types of the English texts, by component, page or feature. `augmentation.ts` adds those of the library, and
 * `src/app/texts.ts` those of the app. An app adds its own texts with `declare module 'florin/english'`. TypeScript then
 * checks the keys of these texts in `useMessages` and in every translation.
 */
export interface English {}

/** All texts in one language. Each text must have the same placeholders as the English text. */
export type Messages = { readonly [Place in keyof English]: AllTexts<English[Place]> };

/** Any subset of the texts in one language. */
export type SomeMessages = { readonly [Place in keyof English]?: OtherTexts<English[Place]> } & {
  /** The texts of the kinds of recipients that an app adds, such as `florin/recipients/messages/de`. */
  readonly recipients?: OtherRecipientTexts;
  /** The names of types and statuses of transactions that the app adds, by id, such as `{ interest: 'Interest' }`. */
  readonly records?: Readonly<Record<string, string>>;
};
