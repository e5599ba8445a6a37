import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import type { RecipientKind } from '../../domain/recipients/recipientKind';

/** The English texts of a kind of recipient, by key. They contain placeholders in braces. */
export interface RecipientTexts extends Readonly<Record<string, string>> {
  /** The kind's name as it is written inside a sentence, such as a hint: `IBAN`, `phone number`. */
  readonly name: string;
}

/**
 * A kind of recipient with its texts and its icon, for the prop `recipients` of `FlorinProvider`. Texts in other
 * languages belong in the prop `messages` of the provider, under `recipients` and the kind's id. A kind that does not
 * accept every currency may have the texts `otherCurrency` and `otherCurrencyDo`, both with the placeholder
 * `{currency}`.
 */
export interface ShownRecipientKind extends RecipientKind {
  /**
   * The texts of a kind that the app adds. Florin's own kinds need none, because their texts are part of the
   * components.
   */
  readonly english?: RecipientTexts;
  /** The icon beside a valid recipient. An invalid recipient has an error icon instead. */
  readonly icon?: ComponentType<SvgIconProps>;
}

/** The texts of kinds of recipients in one language, by the ids of the kinds. */
export type OtherRecipientTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;
