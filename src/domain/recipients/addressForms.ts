/** A network whose addresses Florin recognises. */
export type AddressNetwork = 'bitcoin' | 'ethereum' | 'cardano';

/** The form of an address, by its network. */
export interface AddressForms {
  /** `later` is a SegWit address of a future version, which BIP-350 accepts. */
  readonly bitcoin: 'legacy' | 'script' | 'segwit' | 'taproot' | 'later';
  readonly ethereum: 'account';
  readonly cardano: 'payment' | 'stake' | 'byron';
}

/** The form of a text that looks like an address of a network; it may be invalid. */
export interface WrittenAddress<Network extends AddressNetwork = AddressNetwork> {
  readonly network: Network;
  readonly form: AddressForms[Network];
  readonly isTestnet: boolean;
  /** The beginning that addresses of this form share; a comparison ignores it. */
  readonly prefix: string;
  /** The address for comparisons: in lower case if its network is case-insensitive. */
  readonly compared: string;
}

/** A written address of any network, with the form that belongs to it. */
export type AnyWrittenAddress = {
  [Network in AddressNetwork]: WrittenAddress<Network>;
}[AddressNetwork];

/** The alphabet of Bitcoin's base58, without 0, O, I and l. */
const BASE58 = '1-9A-HJ-NP-Za-km-z';

/*
 * Lengths allow one character too few or too many, so that a typing error still has the form. A bech32 text may be cut
 * off anywhere after the length of the shortest address: 14, BIP-350.
 */
const SEGWIT = /^((?:bcrt|bc|tb)1[a-z\d])[a-z\d]{9,85}$/i;
const BASE58CHECK = new RegExp(`^([123mn])[${BASE58}]{24,35}$`);
const ETHEREUM = /^(0x)[\da-f]{38,42}$/i;
const SHELLEY = /^((?:addr|stake)(?:_test)?1[a-z\d])[a-z\d]{19,200}$/i;

/** Byron addresses of one layout have the same beginning: it encodes the layout as CBOR. */
const BYRON = new RegExp(
  `^(Ae2tdPwUPEZ|Ae2|DdzFFzCqrh|DdzFF|2cWKMJemoBa|2cWKM|37btjrVyb4K|37btj)[${BASE58}]{32,125}$`,
);

/** Versions of SegWit as bech32 writes them: 0 is SegWit, 1 is Taproot. */
const SEGWIT_FORMS: Readonly<Record<string, AddressForms['bitcoin']>> = {
  q: 'segwit',
  p: 'taproot',
};

/** Each pattern, whose group is the prefix, and the network and form of a text with that prefix. */
const READERS: readonly (readonly [
  RegExp,
  (text: string, prefix: string) => Omit<AnyWrittenAddress, 'prefix'>,
])[] = [
  [
    SEGWIT,
    (text, prefix) => ({
      network: 'bitcoin',
      form: SEGWIT_FORMS[prefix.slice(-1).toLowerCase()] ?? 'later',
      isTestnet: !prefix.toLowerCase().startsWith('bc1'),
      compared: text.toLowerCase(),
    }),
  ],
  [
    BASE58CHECK,
    (text, prefix) => ({
      network: 'bitcoin',
      form: '1mn'.includes(prefix) ? 'legacy' : 'script',
      isTestnet: !'13'.includes(prefix),
      compared: text,
    }),
  ],
  [
    ETHEREUM,
    (text) => ({
      network: 'ethereum',
      form: 'account',
      isTestnet: false,
      compared: text.toLowerCase(),
    }),
  ],
  [
    SHELLEY,
    (text, prefix) => ({
      network: 'cardano',
      form: prefix.toLowerCase().startsWith('stake') ? 'stake' : 'payment',
      isTestnet: prefix.includes('_'),
      compared: text.toLowerCase(),
    }),
  ],
  [
    BYRON,
    (text, prefix) => ({
      network: 'cardano',
      form: 'byron',
      isTestnet: /^\d/.test(prefix),
      compared: text,
    }),
  ],
];

/** The forms of a text. The tests prove that no text has two. */
export function writtenForms(text: string): readonly AnyWrittenAddress[] {
  const trimmed = text.trim();
  return READERS.flatMap(([pattern, read]) => {
    const found = pattern.exec(trimmed)?.[1];
    if (found === undefined) return [];
    const written = read(trimmed, found);
    const prefix = written.compared.slice(0, found.length);
    return { ...written, prefix } as AnyWrittenAddress;
  });
}

/**
 * Reads the network of a text only from its prefix, alphabet and length. It checks no checksum, so that long lists can
 * be compared. Blanks around the text are ignored.
 */
export function writtenAddress(text: string): AnyWrittenAddress | undefined {
  return writtenForms(text)[0];
}

/**
 * The key of a recipient: recipients with the same key are the same. Only e-mail, Ethereum and bech32 addresses are
 * case-insensitive. Blanks around a recipient are ignored.
 */
export function recipientKey(recipient: string): string {
  const text = recipient.trim();
  if (text.includes('@')) return text.toLowerCase();
  return writtenAddress(text)?.compared ?? text;
}
