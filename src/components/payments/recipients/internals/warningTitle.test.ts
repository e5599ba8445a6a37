import { expect, it } from 'vitest';
import { CURRENCIES } from '../../../../domain/currency/currency';
import { sayFrom } from '../../../provider/internals/say';
import { RecipientWarning } from '../RecipientWarning/RecipientWarning.messages';
import { warningTitle } from './warningTitle';

it.each([
  ['A postal account cannot receive {currency}', 'A postal account cannot receive Bitcoin'],
  // Empty: the kind has no text for this warning. Only the id: the provider does not have the kind.
  ['', 'This recipient cannot receive Bitcoin'],
  ['postal', 'This recipient cannot receive Bitcoin'],
])('a kind with the text %j for another currency warns with %j', (own, title) => {
  const warning = { kind: 'other-currency', of: 'postal', currency: CURRENCIES.btc } as const;
  const sayRecipient = () => own.replace('{currency}', 'Bitcoin');
  expect(warningTitle(warning, sayFrom(RecipientWarning), 'en-US', sayRecipient)).toBe(title);
});
