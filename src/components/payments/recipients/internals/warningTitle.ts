import { createElement, type ReactNode } from 'react';
import type { CurrencyInfo } from '../../../../domain/currency/currency';
import { currencyNoun } from '../../../../domain/currency/currencyName';
import type { RecipientWarning as Warning } from '../../../../domain/recipients/recipientWarnings';
import { ForeignText } from '../../../identity/ForeignText';
import type { Say } from '../../../provider/internals/say';
import type { SayRecipient } from '../useSayRecipient';
import type { RecipientWarning } from '../RecipientWarning/RecipientWarning.messages';

type SayWarning = Say<typeof RecipientWarning>;

/** The key of the text with each network's name. */
const NAMES = { bitcoin: 'bitcoin', ethereum: 'ethereum', cardano: 'cardano' } as const;

/**
 * Returns the plural name of a currency, such as `US dollars`. If the currency has no ISO code, returns its name, such
 * as `Bitcoin`.
 */
export function unitsOf({ iso, name }: Pick<CurrencyInfo, 'iso' | 'name'>, locale: string): string {
  if (iso === undefined) return name;
  const options = { style: 'currency', currency: iso, currencyDisplay: 'name' } as const;
  const parts = new Intl.NumberFormat(locale, options).formatToParts(100);
  return parts.find(({ type }) => type === 'currency')?.value ?? name;
}

const TITLES: {
  readonly [Kind in Warning['kind']]: (
    warning: Extract<Warning, { kind: Kind }>,
    say: SayWarning,
    locale: string,
    sayRecipient: SayRecipient,
  ) => ReactNode;
} = {
  'look-alike': (_, say) => say('lookAlike'),
  checksum: ({ network }, say) => say('checksum', { network: say(NAMES[network]) }),
  'other-network': ({ network, currency }, say, locale) =>
    say('otherNetwork', {
      network: say(NAMES[network]),
      currency: currencyNoun(currency, locale),
    }),
  testnet: ({ network }, say) => say('testnet', { network: say(NAMES[network]) }),
  stake: (_, say) => say('stake'),
  beginning: ({ known }, say) =>
    say('beginning', {
      recipient: createElement(ForeignText, null, known.name ?? known.recipient),
    }),
  invisible: (_, say) => say('invisible'),
  scripts: ({ letters }, say) =>
    say('scripts', { letters: createElement(ForeignText, null, letters.join(' ')) }),
  fiat: ({ network, currency }, say, locale) =>
    say('fiat', { network: say(NAMES[network]), currency: unitsOf(currency, locale) }),
  'first-large': ({ currency }, say, locale) =>
    say('firstLarge', { currency: unitsOf(currency, locale) }),
  'other-currency': ({ of, currency }, say, locale, sayRecipient) => {
    const values = { currency: unitsOf(currency, locale) };
    const own = sayRecipient(of, { key: 'otherCurrency', values });
    return own === '' || own === of ? say('otherCurrency', values) : own;
  },
  unknown: (_, say) => say('unknown'),
};

/**
 * Returns the sentence of a warning. Names and letters that come from the user are isolated, so that their writing
 * direction does not reorder the sentence.
 */
export function warningTitle<Kind extends Warning['kind']>(
  warning: Extract<Warning, { kind: Kind }>,
  say: SayWarning,
  locale: string,
  sayRecipient: SayRecipient,
): ReactNode {
  return TITLES[warning.kind](warning, say, locale, sayRecipient);
}
