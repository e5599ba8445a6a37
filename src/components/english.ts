import type { AllTexts, OtherTexts } from './provider/say';
import type { OtherRecipientTexts } from './recipients/kind';

/**
 * The types of the English texts, by component, page or feature. Each module adds the type of its texts with
 * `declare module 'florin/english'`, so there is no central list. TypeScript then accepts these texts in `useMessages`
 * and in every language.
 */
export interface English {}

/** All texts in one language. A text has the placeholders of the English text. */
export type Messages = { readonly [Place in keyof English]: AllTexts<English[Place]> };

/** Any subset of the texts in one language. */
export type SomeMessages = { readonly [Place in keyof English]?: OtherTexts<English[Place]> } & {
  /** The texts of the kinds of recipients that an app adds, such as `florin/recipients/messages/de`. */
  readonly recipients?: OtherRecipientTexts;
};
