import { useState } from 'react';
import type { CurrencyInfo } from '../../../../domain/currency/currency';
import { readPaymentCode } from '../../../../domain/links/paymentCode';
import { useFlorin } from '../../../provider/useFlorin';
import { linkFields, linkToTake } from './linkFields';
import type { SendFields } from '../internals/sendFields';
import type { FilledNotice } from './useSendFilling';

/** The initial values that a link fills in, and the notice about the link. */
export interface FirstLink {
  readonly fields: Partial<SendFields>;
  readonly notice: FilledNotice | null;
}

const NONE: FirstLink = { fields: {}, notice: null };

/**
 * Returns the initial values from a payment link. A text that is only a recipient fills in the recipient. A refused
 * link fills in nothing, and the notice contains the reason.
 */
export function useFirstLink(
  link: string | undefined,
  { currency, amount, recipient }: Pick<SendFields, 'currency' | 'amount' | 'recipient'>,
  offered: readonly CurrencyInfo[],
): FirstLink {
  const { locale, recipients } = useFlorin();
  const [first] = useState<FirstLink>(() => {
    if (link === undefined) return NONE;
    const reading = readPaymentCode(link, offered, recipients);
    if (!reading) return { fields: { recipient: link.trim() }, notice: null };
    if (!reading.ok) return { fields: {}, notice: { reading, recipient: recipient.trim() } };
    const value = linkToTake(reading.value, amount);
    return {
      fields: linkFields(value, { currency, offered, locale }),
      notice: { reading: { ok: true, value }, recipient: value.recipient.trim() },
    };
  });
  return first;
}
