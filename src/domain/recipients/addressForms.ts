import type { AddressForms, AddressNetwork } from './networks';
import { withoutMainnet } from './chainAddress';
import { normalizedBy, type RecipientForm, type WrittenRecipient } from './recipientKind';

/** The format that a text has if it looks like an address of a network. The address may still be invalid. */
export interface WrittenAddress<
  Network extends AddressNetwork = AddressNetwork,
> extends WrittenRecipient {
  readonly network: Network;
  readonly form: AddressForms[Network];
  readonly isTestnet: boolean;
  /**
   * The first characters that all addresses of this format share. They do not count when two addresses are compared for
   * similarity.
   */
  readonly prefix: string;
  /** The text by which addresses are compared. It is in lower case if the network ignores case. */
  readonly compared: string;
}

/** A `WrittenAddress` of any network. The union connects each network with its formats. */
export type AnyWrittenAddress = {
  [Network in AddressNetwork]: WrittenAddress<Network>;
}[AddressNetwork];

/** The characters of Bitcoin's base58 for a regular expression. They do not include 0, O, I and l. */
const BASE58 = '1-9A-HJ-NP-Za-km-z';

/*
 * The patterns also match addresses with one character too few or too many, so that an address with a typing error is
 * recognised. A bech32 address may even be cut off after 14 characters, the length of the shortest address (BIP-350).
 */
const SEGWIT = /^((?:bcrt|bc|tb)1[a-z\d])[a-z\d]{9,85}$/i;
const BASE58CHECK = new RegExp(`^([123mn])[${BASE58}]{24,35}$`);
const ETHEREUM = /^(0x)[\da-f]{38,42}$/i;
const SHELLEY = /^((?:addr|stake)(?:_test)?1[a-z\d])[a-z\d]{19,200}$/i;

/**
 * Matches Byron addresses of Cardano. There are only a few beginnings, because the first characters encode the
 * structure of the address as CBOR.
 */
const BYRON = new RegExp(
  `^(Ae2tdPwUPEZ|Ae2|DdzFFzCqrh|DdzFF|2cWKMJemoBa|2cWKM|37btjrVyb4K|37btj)[${BASE58}]{32,125}$`,
);

/**
 * The forms of SegWit addresses by the character for the version: `q` is version 0 (SegWit), and `p` is version 1
 * (Taproot).
 */
const SEGWIT_FORMS: Readonly<Record<string, AddressForms['bitcoin']>> = {
  q: 'segwit',
  p: 'taproot',
};

/**
 * A pattern whose group matches the prefix of an address, and a function that returns the properties of a matching
 * address.
 */
type Reader<Network extends AddressNetwork> = readonly [
  pattern: RegExp,
  read: (text: string, prefix: string) => Omit<WrittenAddress<Network>, 'network' | 'prefix'>,
];

const READERS: { readonly [Network in AddressNetwork]: readonly Reader<Network>[] } = {
  bitcoin: [
    [
      SEGWIT,
      (text, prefix) => ({
        form: SEGWIT_FORMS[prefix.slice(-1).toLowerCase()] ?? 'later',
        isTestnet: !prefix.toLowerCase().startsWith('bc1'),
        compared: text.toLowerCase(),
      }),
    ],
    [
      BASE58CHECK,
      (text, prefix) => ({
        form: '1mn'.includes(prefix) ? 'legacy' : 'script',
        isTestnet: !'13'.includes(prefix),
        compared: text,
      }),
    ],
  ],
  ethereum: [
    [ETHEREUM, (text) => ({ form: 'account', isTestnet: false, compared: text.toLowerCase() })],
  ],
  cardano: [
    [
      SHELLEY,
      (text, prefix) => ({
        form: prefix.toLowerCase().startsWith('stake') ? 'stake' : 'payment',
        isTestnet: prefix.includes('_'),
        compared: text.toLowerCase(),
      }),
    ],
    [BYRON, (text, prefix) => ({ form: 'byron', isTestnet: /^\d/.test(prefix), compared: text })],
  ],
};

/** Returns the address formats of a network that match a trimmed text. */
export const formsOn = (network: AddressNetwork, text: string): readonly AnyWrittenAddress[] =>
  READERS[network].flatMap(([pattern, read]) => {
    const found = pattern.exec(text)?.[1];
    if (found === undefined) return [];
    const written = read(text, found);
    const prefix = written.compared.slice(0, found.length);
    return { ...written, network, prefix } as AnyWrittenAddress;
  });

const EMAIL_FORM: RecipientForm = {
  id: 'email',
  written: (text) => (text.includes('@') ? { compared: text.toLowerCase() } : undefined),
};

/** The formats of recipients that Florin recognises: email addresses, and the addresses of each network. */
export const RECIPIENT_FORMS: Readonly<Record<'email' | AddressNetwork, RecipientForm>> = {
  email: EMAIL_FORM,
  bitcoin: addressForm('bitcoin'),
  ethereum: ethereumForm(),
  cardano: addressForm('cardano'),
};

/**
 * Returns the format of Ethereum addresses. The name of the network may precede the address (`eth:0x…`, ERC-3770),
 * but a payment contains only the address.
 */
function ethereumForm(): RecipientForm {
  const form = addressForm('ethereum');
  return {
    ...form,
    written: (text) => form.written(withoutMainnet(text)),
    normalize: withoutMainnet,
  };
}

function addressForm(id: AddressNetwork): RecipientForm {
  return {
    id,
    written: (text) => formsOn(id, text)[0],
    accepts: ({ network }) => network === id,
  };
}

export const FORM_LIST: readonly RecipientForm[] = Object.values(RECIPIENT_FORMS);

/**
 * Returns the format of a text, with the id of the recipient's kind. Returns undefined if no kind recognises the text.
 * Spaces around the text are ignored.
 */
export function writtenRecipient(
  text: string,
  forms: readonly RecipientForm[] = FORM_LIST,
): (WrittenRecipient & Pick<RecipientForm, 'id'>) | undefined {
  const trimmed = text.trim();
  for (const { id, written } of forms) {
    const found = written(trimmed);
    if (found) return { ...found, id };
  }
  return undefined;
}

/**
 * Returns a key that is equal for equal recipients. Case is ignored for emails, Ethereum addresses and bech32
 * addresses, and significant for all other recipients of Florin's kinds. Spaces around the recipient are ignored.
 */
export function recipientKey(recipient: string, forms?: readonly RecipientForm[]): string {
  return writtenRecipient(recipient, forms)?.compared ?? recipient.trim();
}

/**
 * Returns the recipient as a payment contains it: in the standard form of the recipient's kind, or as the user typed
 * it.
 */
export function normalized(text: string, forms: readonly RecipientForm[] = FORM_LIST): string {
  return normalizedBy(text, forms);
}
