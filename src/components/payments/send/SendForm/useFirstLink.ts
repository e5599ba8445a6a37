import { use, useState } from 'react';
import type { CurrencyInfo } from '../../../../domain/currency/currency';
import { readPaymentLink } from '../../../../domain/links/paymentLink';
import { FlorinContext } from '../../../provider/florinContext';
import { linkFields, linkToTake } from './linkFields';
import type { SendFields } from '../sendFields';
import type { FilledNotice } from './useSendFilling';

/** The initial values of a form with a link, and the notice about it. */
export interface FirstLink {
  readonly fields: Partial<SendFields>;
  readonly notice: FilledNotice | null;
}

const NONE: FirstLink = { fields: {}, notice: null };

/** Reads the initial link of a form. Any other text, or a refused link, becomes the recipient unchanged. */
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
