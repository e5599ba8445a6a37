import { use, useState } from 'react';
import type { CurrencyInfo } from '../../domain/currency';
import { readPaymentLink } from '../../domain/paymentLink';
import { FlorinContext } from '../provider/florinContext';
import { linkFields } from './linkFields';
import type { SendFields } from './sendFields';
import type { FilledNotice } from './useSendFilling';

/** The first values of a form that begins with a link, and the notice of it. */
export interface FirstLink {
  readonly fields: Partial<SendFields>;
  readonly notice: FilledNotice | null;
}

const NONE: FirstLink = { fields: {}, notice: null };

/** Reads the link that a form begins with. A text that is no link, or a refused one, is the recipient as it is. */
export function useFirstLink(
  link: string | undefined,
  { currency }: Pick<SendFields, 'currency'>,
  offered: readonly CurrencyInfo[],
): FirstLink {
  const { locale } = use(FlorinContext);
  const [first] = useState<FirstLink>(() => {
    if (link === undefined) return NONE;
    const reading = readPaymentLink(link, offered);
    const recipient = reading?.ok === true ? reading.value.recipient : link;
    return {
      fields:
        reading?.ok === true
          ? linkFields(reading.value, { currency, offered, locale })
          : { recipient },
      notice: reading && { reading, recipient: recipient.trim() },
    };
  });
  return first;
}
