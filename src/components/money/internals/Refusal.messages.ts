import { callTexts, refusedTexts } from '../../inputs/internals/ruleTexts';

/**
 * The default texts, in English, for refused orders and amounts. Every form with an order or an amount uses these
 * texts.
 */
export const Refusal = {
  ...callTexts,
  ...refusedTexts,
  unconfirmed: 'We could not confirm this payment. It may have been made.',
  duplicate: 'This payment has already been made.',
  slow: 'This is taking longer than usual. You can leave, and it will continue.',
  inDoubt: 'The same payment may have been made already. Check again first.',
  signedOut: 'Your session has ended, and nothing was sent. Please sign in again.',
  notANumber: 'Enter a number',
  notPositive: 'Enter an amount above 0',
  ambiguousComma: '{text} can be read as {grouped} or {decimal}. Please write it without a comma.',
  ambiguousMark: '{text} can be read as {grouped} or {decimal}. Please write one of the two.',
  otherCurrency: 'This amount is in {unit}. Enter it in {currency}.',
  tooManyDigits: 'At most {digits} digits before the point',
  tooManyDecimals: 'At most {decimals} decimals',
  noDecimals: 'Enter a whole number',
  insufficient: 'Insufficient balance',
  toNothing: 'Enter an amount large enough to exchange',
  noRecipient: 'Enter a recipient',
  noQuote: 'There is no valid quote. Please wait for one, or get a new one.',
  expired: 'The terms of this payment have expired. Please check them again.',
  noSpace:
    'There is no space left on this device, so no money has moved. Free some space and try again.',
  replaced: 'Your data was replaced, erased or locked in another tab. This payment was not made.',
  notStored: 'Your data cannot be read or stored on this device now, so no money has moved.',
  notLoaded:
    'A part of this app could not be loaded, so no money has moved. Check your connection and try again.',
  sameCurrency: 'Choose two different currencies',
} as const;

export type RefusalTexts = typeof Refusal;
