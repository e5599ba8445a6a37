import { iban } from '../components/recipients/iban';
import { lightning } from '../components/recipients/lightning';
import { phone } from '../components/recipients/phone';
import { solana } from '../components/recipients/solana';
import { RECIPIENT_KIND_LIST } from '../domain/recipients/recipient';
import { inFlorin } from './otherCurrencies';

/** Florin's kinds of recipients and all additional kinds. */
export const ALL_KINDS = [...RECIPIENT_KIND_LIST, iban, phone, solana, lightning];

/** Renders a story in a provider with all kinds of recipients. */
export const withAllKinds = inFlorin({ recipients: ALL_KINDS, timeZone: 'UTC' });
