import type { AllTexts, OtherTexts } from './provider/internals/say';
import type { OtherRecipientTexts } from './payments/recipients/kind';

/**
 * The types of the English texts, by component, page or feature. Each module adds the type of its texts with
 * `declare module 'florin/english'`, so there is no central list. TypeScript then checks the keys of these texts in
 * `useMessages` and in every translation.
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
