import Box from '@mui/material/Box';
import { createElement, Fragment, use, type ReactNode } from 'react';
import type {
  PaymentLink,
  PaymentLinkReading,
  PaymentLinkRefusal,
} from '../../../domain/links/paymentLink';
import { firstCharacters } from '../../../domain/text/text';
import { Banner } from '../../feedback/Banner';
import { ForeignText } from '../../identity/ForeignText';
import { LanguageContext } from '../../provider/internals/languageContext';
import type { OtherTexts, Say } from '../../provider/internals/say';
import { useMessages } from '../../provider/useMessages';
import { rooted } from '../../provider/internals/rooted';
import type { RootProps } from '../../provider/internals/roots';

const english = {
  filled: 'Filled in from the link: {fields}',
  left: 'Ignored: {names}',
  more: 'and others',
  recipient: 'recipient',
  currency: 'currency',
  amount: 'amount',
  note: 'description',
  noPayment: 'This code is not a payment',
  tooLong: 'This link is too long to read. Nothing was filled in.',
  malformed: 'This link is damaged and cannot be read. Nothing was filled in.',
  noAddress: 'This link does not name a recipient. Nothing was filled in.',
  severalRecipients: 'This link names several recipients, but a payment can have only one.',
  unknownCurrency: 'None of your currencies can be paid with {scheme} links.',
  otherRequest: 'This link asks for something other than a payment: {name}.',
  otherChain: 'This link is for another network ({chain}). Money sent there could be lost.',
  otherMoney: 'This link is for a token or a contract ({name}), not for the currency itself.',
  requiredParameter: 'This link requires something that is not supported here: {name}.',
  repeatedParameter: 'This link contains more than one {name}.',
  notANumber: 'The amount in this link is not a number: {text}.',
  notPositive: 'The amount in this link is not above 0.',
  tooManyDigits: 'The amount in this link is too large to send.',
  tooManyDecimals: 'The amount in this link has more decimals than {symbol} allows ({decimals}).',
} as const;

export type PaymentLinkNoticeTexts = typeof english;

export interface PaymentLinkNoticeProps extends RootProps {
  /**
   * The result of `readPaymentLink` of `florin/domain/paymentLink`. For null, a text that is not a link, the notice is
   * empty.
   */
  reading: PaymentLinkReading;
  /** Texts that replace those of `FlorinProvider`, by key. */
  messages?: OtherTexts<typeof english> | undefined;
}

type SayNotice = Say<typeof english>;

/**
 * The maximum number of characters that are shown of a parameter's name. A link is untrusted text, so it must not fill
 * the notice.
 */
const LONGEST_NAME = 24;
const MOST_NAMES = 8;

function Foreign({ children }: { children: string }) {
  const start = firstCharacters(children, LONGEST_NAME);
  return <ForeignText>{start === children ? children : `${start}…`}</ForeignText>;
}

const SENTENCES: {
  readonly [Kind in PaymentLinkRefusal['kind']]: (
    say: SayNotice,
    refusal: Extract<PaymentLinkRefusal, { kind: Kind }>,
  ) => ReactNode;
} = {
  'no-payment': (say) => say('noPayment'),
  'too-long': (say) => say('tooLong'),
  malformed: (say) => say('malformed'),
  'no-address': (say) => say('noAddress'),
  'several-recipients': (say) => say('severalRecipients'),
  'unknown-currency': (say, { scheme }) =>
    say('unknownCurrency', { scheme: <Foreign>{scheme}</Foreign> }),
  'other-request': (say, { name }) => say('otherRequest', { name: <Foreign>{name}</Foreign> }),
  'other-chain': (say, { chain }) => say('otherChain', { chain: <Foreign>{chain}</Foreign> }),
  'other-money': (say, { name }) => say('otherMoney', { name: <Foreign>{name}</Foreign> }),
  'required-parameter': (say, { name }) =>
    say('requiredParameter', { name: <Foreign>{name}</Foreign> }),
  'repeated-parameter': (say, { name }) =>
    say('repeatedParameter', { name: <Foreign>{name}</Foreign> }),
  'not-a-number': (say, { text }) => say('notANumber', { text: <Foreign>{text}</Foreign> }),
  'not-positive': (say) => say('notPositive'),
  'too-many-digits': (say) => say('tooManyDigits'),
  'too-many-decimals': (say, { decimals, symbol }) =>
    say('tooManyDecimals', { decimals, symbol: <Foreign>{symbol}</Foreign> }),
};

function sentenceOf(say: SayNotice, refusal: PaymentLinkRefusal): ReactNode {
  const sentence = SENTENCES[refusal.kind] as (
    say: SayNotice,
    refusal: PaymentLinkRefusal,
  ) => ReactNode;
  return sentence(say, refusal);
}

/** The fields that a link can fill in, in the order in which the form shows them. */
const FIELDS = [
  'recipient',
  'amount',
  'currency',
  'note',
] as const satisfies readonly (keyof PaymentLink & keyof typeof english)[];

/** Joins items to a list with the separators of the user's language. */
function listed(items: readonly ReactNode[], locale: string): ReactNode {
  const places = items.map((_, index) => String(index));
  const parts = new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).formatToParts(places);
  const row = parts.map(({ type, value }) => {
    const part = type === 'element' ? items[Number(value)] : value;
    return typeof part === 'string' ? createElement('span', null, part) : part;
  });
  return createElement(Fragment, null, ...row);
}

/**
 * Shows which fields a payment link filled in, and which of its parameters are ignored, or why the link is refused.
 * Screen readers announce a refusal assertively, and everything else politely.
 */
export const PaymentLinkNotice = rooted(
  'PaymentLinkNotice',
  function PaymentLinkNotice({ reading, messages }: PaymentLinkNoticeProps, root) {
    const say = useMessages('PaymentLinkNotice', english, messages);
    const { locale } = use(LanguageContext);
    const link = reading?.ok === true ? reading.value : null;
    const fields = link ? FIELDS.filter((field) => link[field] !== undefined) : [];
    const named = (link?.left ?? []).slice(0, MOST_NAMES);
    const left: ReactNode[] = named.map((name) => <Foreign key={name}>{name}</Foreign>);
    if (link && link.left.length > left.length) left.push(say('more'));
    return (
      <Box {...root()}>
        <div role="status">
          {link && (
            <Banner tone="done">
              <span>
                {say('filled', {
                  fields: listed(
                    fields.map((field) => say(field)),
                    locale,
                  ),
                })}
              </span>
              {left.length > 0 && <Box>{say('left', { names: listed(left, locale) })}</Box>}
            </Banner>
          )}
        </div>
        {reading?.ok === false && <Banner tone="error">{sentenceOf(say, reading.refusal)}</Banner>}
      </Box>
    );
  },
);
