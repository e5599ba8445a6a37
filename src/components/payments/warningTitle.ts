import type { ReactNode } from 'react';
import { createElement } from 'react';
import type { RecipientWarning as Warning } from '../../domain/recipientWarnings';
import { ForeignText } from '../identity/ForeignText';
import type { Say } from '../provider/say';
import type { RecipientWarning } from './RecipientWarning.messages';

type SayWarning = Say<typeof RecipientWarning>;

/** The key of each network's name. */
const NAMES = { bitcoin: 'bitcoin', ethereum: 'ethereum', cardano: 'cardano' } as const;

const TITLES: {
  readonly [Kind in Warning['kind']]: (
    warning: Extract<Warning, { kind: Kind }>,
    say: SayWarning,
  ) => ReactNode;
} = {
  'look-alike': (_, say) => say('lookAlike'),
  checksum: ({ network }, say) => say('checksum', { network: say(NAMES[network]) }),
  'other-network': ({ network, currency }, say) =>
    say('otherNetwork', { network: say(NAMES[network]), currency: currency.name }),
  testnet: ({ network }, say) => say('testnet', { network: say(NAMES[network]) }),
  stake: (_, say) => say('stake'),
  invisible: (_, say) => say('invisible'),
  scripts: ({ letters }, say) =>
    say('scripts', { letters: createElement(ForeignText, null, letters.join(' ')) }),
  'first-large': ({ currency }, say) => say('firstLarge', { currency: currency.name }),
};

/** The sentence that says what looks wrong. Letters of a recipient run in their own direction. */
export function warningTitle<Kind extends Warning['kind']>(
  warning: Extract<Warning, { kind: Kind }>,
  say: SayWarning,
): ReactNode {
  return TITLES[warning.kind](warning, say);
}
