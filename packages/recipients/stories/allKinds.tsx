import { iban } from '../src/iban';
import { phone } from '../src/phone';
import { RECIPIENT_KIND_LIST } from '#src/domain/recipients/recipient';
import { inFlorin } from '#src/testing/otherCurrencies';

/** Florin's kinds of recipients and all additional kinds. */
export const ALL_KINDS = [...RECIPIENT_KIND_LIST, iban, phone];

/** Renders a story in a provider with all kinds of recipients. */
export const withAllKinds = inFlorin({ recipients: ALL_KINDS, timeZone: 'UTC' });
