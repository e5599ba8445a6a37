import type { ContactRefusal } from '../../../domain/recipients/contacts';
import type { CurrencyInfo } from '../../../domain/currency/currency';
import { textRefusalText } from '../../inputs/internals/textRules';
import type { Say } from '../../provider/internals/say';
import type { OwnKinds } from '../../payments/recipients/internals/offeredKinds';
import type { SayRecipient } from '../../payments/recipients/useSayRecipient';
import type { English } from '../../english';

/**
 * The values of the fields of a `ContactForm`. `places` has one address for each address field, in the order of the
 * fields.
 */
export interface ContactFields {
  name: string;
  email: string;
  places: string[];
}

export type ContactFieldName = 'name' | 'email' | `places.${number}`;

/** Returns the error sentence for a refusal, and the name of the field that shows the sentence. */
export function contactWords(
  refusal: ContactRefusal,
  currencies: readonly CurrencyInfo[],
  say: Say<English['ContactForm']>,
  sayRecipient: SayRecipient,
  own: OwnKinds,
): { readonly field: ContactFieldName; readonly text: string } {
  switch (refusal.kind) {
    case 'no-name':
      return { field: 'name', text: say('nameRequired') };
    case 'email-invalid':
      return { field: 'email', text: say('emailInvalid') };
    case 'no-place':
      return { field: 'email', text: say('noPlace') };
    case 'wrong-recipient': {
      const at = currencies.findIndex(({ id }) => id === refusal.currency);
      const { of, sentence } = refusal.recipient;
      return { field: `places.${at}`, text: sayRecipient(of, sentence) };
    }
    default: {
      const text = textRefusalText(refusal, say, own);
      if (refusal.field === 'name') return { field: 'name', text };
      const at = currencies.findIndex(({ id }) => id === refusal.currency);
      return { field: at < 0 ? 'email' : `places.${at}`, text };
    }
  }
}
