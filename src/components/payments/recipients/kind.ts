import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import type { RecipientKind } from '../../../domain/recipients/recipientKind';

/** The English texts of a kind of recipient, by key. Placeholders are in braces, such as `{currency}`. */
export interface RecipientTexts extends Readonly<Record<string, string>> {
  /** The kind's name as it is written inside a sentence, such as a hint: `IBAN`, `phone number`. */
  readonly name: string;
}

/**
 * A kind of recipient with its texts and its icon, for the prop `recipients` of `FlorinProvider`. Pass texts in other
 * languages to the provider in `messages.recipients`, by the kind's id. A kind that does not accept every currency may
 * have the texts `otherCurrency` and `otherCurrencyDo`, both with the placeholder `{currency}`.
 */
export interface ShownRecipientKind extends RecipientKind {
  /** The English texts of a kind that the app adds. For Florin's own kinds, the components contain the texts. */
  readonly english?: RecipientTexts;
  /** The icon that is shown beside a valid recipient of this kind. An invalid recipient has an error icon. */
  readonly icon?: ComponentType<SvgIconProps>;
}

/** The texts of kinds of recipients in one language, by the kind's id and the text's key. */
export type OtherRecipientTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;
