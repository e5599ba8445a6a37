import { use, useState } from 'react';
import type { CurrencyInfo } from '../../../../domain/currency/currency';
import { readPaymentLink } from '../../../../domain/links/paymentLink';
import { FlorinContext } from '../../../provider/florinContext';
import { linkFields, linkToTake } from './linkFields';
import type { SendFields } from '../sendFields';
import type { FilledNotice } from './useSendFilling';

/** The initial values that a link fills in, and the notice about the link. */
export interface FirstLink {
  readonly fields: Partial<SendFields>;
  readonly notice: FilledNotice | null;
}

const NONE: FirstLink = { fields: {}, notice: null };

/**
 * Reads the initial link of a form. If the text is not a link, or the link is refused, the unchanged text becomes the
 * recipient.
 */
export function useFirstLink(
  link: string | undefined,
  { currency, amount }: Pick<SendFields, 'currency' | 'amount'>,
  offered: readonly CurrencyInfo[],
): FirstLink {
  const { locale, recipients } = use(FlorinContext);
  const [first] = useState<FirstLink>(() => {
    if (link === undefined) return NONE;
    const reading = readPaymentLink(link, offered, recipients);
    if (!reading?.ok) {
      return {
        fields: { recipient: link },
        notice: reading && { reading, recipient: link.trim() },
      };
    }
    const value = linkToTake(reading.value, amount);
    return {
      fields: linkFields(value, { currency, offered, locale }),
      notice: { reading: { ok: true, value }, recipient: value.recipient.trim() },
    };
  });
  return first;
}
