import fc from 'fast-check';
import { it } from 'vitest';
import { formsOn } from '../../src/domain/recipients/addressForms';
import { readRecipient } from '../../src/domain/recipients/recipient';
import { isEmail } from '../../src/domain/user';
import { anyAddress, damaged, soup } from '../../src/testing/addresses';
import { parameters } from './runs';

const text = fc.oneof(
  { weight: 4, arbitrary: soup },
  { weight: 2, arbitrary: fc.string() },
  { weight: 1, arbitrary: anyAddress.map((address) => address.text) },
  { weight: 1, arbitrary: anyAddress.chain((address) => damaged(address.text)) },
);

const NETWORKS = ['bitcoin', 'ethereum', 'cardano'] as const;

const KINDS: ReadonlySet<string> = new Set(['empty', 'email', 'address', 'link', 'unknown']);

/* `FUZZ=20 npm run test:fuzz -- recipients` tests a million texts. */
it('reads every text as exactly one kind of recipient, without an error', () => {
  fc.assert(
    // The property returns a boolean, because a million calls of `expect` would take most of the test's time.
    fc.property(text, (drawn) => {
      const trimmed = drawn.trim();
      const forms = NETWORKS.flatMap((network) => formsOn(network, trimmed));
      const kinds = forms.length + Number(isEmail(trimmed));
      const { kind } = readRecipient(drawn);
      const isRight = kind === 'address' ? kinds === 1 : kind !== 'email' || isEmail(trimmed);
      return kinds <= 1 && KINDS.has(kind) && isRight && (kind === 'empty') === (trimmed === '');
    }),
    parameters('recipient', import.meta.env),
  );
});
