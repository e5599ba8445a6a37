import { expect, test } from 'vitest';
import type { SubmitRefusal } from '../../domain/ledger/ledger';
import { refusalWords, refusalWordsIn } from './refusalText';
import { sayFrom } from '../provider/internals/say';
import { Refusal as english } from './internals/Refusal.messages';

const READINGS = { text: '1,234', readings: ['1234', '1.234'] } as const;

/** Each refusal with its field, and with the sentence that the user reads. */
const SENTENCES: readonly (readonly [SubmitRefusal, field: string | undefined, text: string])[] = [
  [{ kind: 'not-a-number' }, 'amount', 'Enter a number'],
  [
    { kind: 'other-currency', unit: 'EUR', symbol: 'USD' },
    'amount',
    'This amount is in EUR. Enter it in USD.',
  ],
  [{ kind: 'not-positive' }, 'amount', 'Enter an amount above 0'],
  [
    { kind: 'ambiguous-comma', ...READINGS },
    'amount',
    '1,234 can be read as 1234 or 1.234. Please write it without a comma.',
  ],
  [
    { kind: 'ambiguous-mark', ...READINGS },
    'amount',
    '1,234 can be read as 1234 or 1.234. Please write one of the two.',
  ],
  [{ kind: 'too-many-digits', digits: 15 }, 'amount', 'At most 15 digits before the point'],
  [{ kind: 'too-many-decimals', decimals: 0 }, 'amount', 'Enter a whole number'],
  [{ kind: 'too-many-decimals', decimals: 1 }, 'amount', 'At most 1 decimals'],
  [{ kind: 'too-many-decimals', decimals: 8 }, 'amount', 'At most 8 decimals'],
  [{ kind: 'insufficient-balance' }, 'amount', 'Insufficient balance'],
  [{ kind: 'converts-to-nothing' }, 'amount', 'Enter an amount large enough to exchange'],
  [{ kind: 'no-recipient' }, 'recipient', 'Enter a recipient'],
  [{ kind: 'too-long', field: 'description', most: 140 }, 'description', 'At most 140 characters'],
  [{ kind: 'too-long', field: 'recipient', most: 200 }, 'recipient', 'At most 200 characters'],
  [
    { kind: 'link', field: 'recipient' },
    'recipient',
    'This is a link. Enter an email or wallet address instead.',
  ],
  [
    { kind: 'secret', field: 'description' },
    'description',
    'This looks like a private key or recovery phrase. Never share it with anyone.',
  ],
  [
    { kind: 'invisible-characters', field: 'recipient' },
    'recipient',
    'This contains characters that cannot be seen',
  ],
  [
    { kind: 'unknown-kind', field: 'recipient' },
    'recipient',
    'This kind of recipient is not accepted here',
  ],
  [
    { kind: 'other-network', field: 'recipient', network: 'matic' },
    'recipient',
    'This address is for another network (matic). Money sent there could be lost.',
  ],
  [
    { kind: 'no-quote' },
    undefined,
    'There is no valid quote. Please wait for one, or get a new one.',
  ],
  [
    { kind: 'preparation-expired' },
    undefined,
    'The terms of this payment have expired. Please check them again.',
  ],
  [
    { kind: 'in-doubt' },
    undefined,
    'The same payment may have been made already. Check again first.',
  ],
  [{ kind: 'duplicate' }, undefined, 'This payment has already been made.'],
  [
    { kind: 'signed-out' },
    undefined,
    'Your session has ended, and nothing was sent. Please sign in again.',
  ],
  [
    { kind: 'no-space' },
    undefined,
    'There is no space left on this device, so no money has moved. Free some space and try again.',
  ],
  [
    { kind: 'replaced' },
    undefined,
    'Your data was replaced, erased or locked in another tab. This payment was not made.',
  ],
  [
    { kind: 'not-stored' },
    undefined,
    'Your data cannot be read or stored on this device now, so no money has moved.',
  ],
  [
    { kind: 'not-loaded' },
    undefined,
    'A part of this app could not be loaded, so no money has moved. Check your connection and try again.',
  ],
  [{ kind: 'same-currency' }, undefined, 'Choose two different currencies'],
  [{ kind: 'call-failed' }, undefined, 'We could not confirm this payment. It may have been made.'],
];

test.each(SENTENCES)('the refusal %o has a sentence at its field', (refusal, field, text) => {
  const words = refusalWords(refusal);
  expect(words.text).toBe(text);
  expect(words.field).toBe(field);
});

test('a failed call may be repeated with its key, and a duplicate keeps its key', () => {
  expect(refusalWords({ kind: 'call-failed' }).retry).toBe(true);
  expect(refusalWords({ kind: 'duplicate' }).retry).toBe('same');
  expect(refusalWords({ kind: 'insufficient-balance' }).retry).toBeUndefined();
});

test('a form that lists payments in doubt has no sentence for a failed call, and may repeat it', () => {
  const words = refusalWordsIn(sayFrom(english), true);
  expect(words({ kind: 'call-failed' })).toEqual({ text: '', retry: true });
  expect(words({ kind: 'duplicate' }).text).toBe('This payment has already been made.');
  expect(refusalWordsIn(sayFrom(english), false)({ kind: 'call-failed' }).text).toBe(
    'We could not confirm this payment. It may have been made.',
  );
});
