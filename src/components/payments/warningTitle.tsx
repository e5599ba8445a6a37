import type { ReactNode } from 'react';
import type { RecipientWarning as Warning } from '../../domain/recipientWarnings';
import { ForeignText } from '../identity/ForeignText';
import type { Say } from '../provider/say';
import type { RecipientWarning } from './RecipientWarning.messages';

type SayWarning = Say<typeof RecipientWarning>;

const TITLES: {
  readonly [Kind in Warning['kind']]: (
    warning: Extract<Warning, { kind: Kind }>,
    say: SayWarning,
  ) => ReactNode;
} = {
  'look-alike': (_, say) => say('lookAlike'),
  checksum: ({ network }, say) => say('checksum', { network: say(network) }),
  'other-network': ({ network, currency }, say) =>
    say('otherNetwork', { network: say(network), currency: currency.name }),
  testnet: ({ network }, say) => say('testnet', { network: say(network) }),
  stake: (_, say) => say('stake'),
  invisible: (_, say) => say('invisible'),
  scripts: ({ letters }, say) =>
    say('scripts', { letters: <ForeignText>{letters.join(' ')}</ForeignText> }),
  'first-large': ({ currency }, say) => say('firstLarge', { currency: currency.name }),
};

/** The sentence that says what looks wrong. Letters of a recipient run in their own direction. */
export function warningTitle<Kind extends Warning['kind']>(
  warning: Extract<Warning, { kind: Kind }>,
  say: SayWarning,
): ReactNode {
  return TITLES[warning.kind](warning, say);
}
