import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import type { RecipientKind } from '../../domain/recipients/recipientKind';

/** The English texts of a kind. Its sentences are texts by their keys, with placeholders in braces. */
export interface RecipientTexts extends Readonly<Record<string, string>> {
  /** Its name inside a sentence, such as a hint: `IBAN`, `phone number`. */
  readonly name: string;
}

/**
 * A kind of recipient with its texts and its icon, for the prop `recipients` of `FlorinProvider`. Texts in other
 * languages are in the prop `messages`, below `recipients` and the kind's id. A kind that does not accept every currency
 * has the texts `otherCurrency` and `otherCurrencyDo`, both with `{currency}`.
 */
export interface ShownRecipientKind extends RecipientKind {
  /** The texts of a kind that an app adds. Those of Florin's own kinds are texts of the components. */
  readonly english?: RecipientTexts;
  /** Shown beside a recipient that is right. A wrong one has the icon of a failure. */
  readonly icon?: ComponentType<SvgIconProps>;
}

/** The texts of kinds in one language, by the ids of the kinds. */
export type OtherRecipientTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;
