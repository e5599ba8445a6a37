/** A network whose addresses Florin tells apart. */
export type AddressNetwork = 'bitcoin' | 'ethereum' | 'cardano';

/** The form of an address, by its network. */
export interface AddressForms {
  /** `later` is a SegWit address that no rule gives a meaning yet, which BIP-350 accepts. */
  readonly bitcoin: 'legacy' | 'script' | 'segwit' | 'taproot' | 'later';
  readonly ethereum: 'account';
  readonly cardano: 'payment' | 'stake' | 'byron';
}

/** The form of a text that is written like an address of a network, whether or not it is right. */
export interface WrittenAddress<Network extends AddressNetwork = AddressNetwork> {
  readonly network: Network;
  readonly form: AddressForms[Network];
  readonly isTestnet: boolean;
  /** The beginning that many addresses of this form share, so that it tells none from another. */
  readonly prefix: string;
  /** The address as it is compared: in lower case where its network does not tell the cases apart. */
  readonly compared: string;
}

/** A written address of any network, with the form that belongs to it. */
export type AnyWrittenAddress = {
  [Network in AddressNetwork]: WrittenAddress<Network>;
}[AddressNetwork];

/** The alphabet of Bitcoin's base58, without 0, O, I and l. */
const BASE58 = '1-9A-HJ-NP-Za-km-z';

/*
 * Lengths leave room for one character too few or too many, so that a slip of the hand still has the
 * form. A bech32 text may be cut short anywhere behind the length of the shortest address: 14, BIP-350.
 */
const SEGWIT = /^((?:bcrt|bc|tb)1[a-z\d])[a-z\d]{9,85}$/i;
const BASE58CHECK = new RegExp(`^([123mn])[${BASE58}]{24,35}$`);
const ETHEREUM = /^(0x)[\da-f]{38,42}$/i;
const SHELLEY = /^((?:addr|stake)(?:_test)?1[a-z\d])[a-z\d]{19,200}$/i;

/** All Byron addresses of one layout begin alike: the layout is CBOR, which they spell out. */
const BYRON = new RegExp(
  `^(Ae2tdPwUPEZ|Ae2|DdzFFzCqrh|DdzFF|2cWKMJemoBa|2cWKM|37btjrVyb4K|37btj)[${BASE58}]{32,125}$`,
);

/** Versions of SegWit as bech32 writes them: 0 is SegWit, 1 is Taproot. */
const SEGWIT_FORMS: Readonly<Record<string, AddressForms['bitcoin']>> = {
  q: 'segwit',
  p: 'taproot',
};

/** Each pattern, whose group is the prefix, and what a text with such a prefix is. */
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

/** Every form that a text has; no text has two, which the tests look for. */
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
 * Reads a text by its prefix, alphabet and length alone: the network whose addresses are written like it.
 * No checksum is looked at, so that long lists can be compared. Blanks around it do not count.
 */
export function writtenAddress(text: string): AnyWrittenAddress | undefined {
  return writtenForms(text)[0];
}

/**
 * A recipient as it is compared: two of one key name the same place. Only e-mail, Ethereum and bech32 addresses mean
 * the same in either case, and blanks around one do not count.
 */
export function recipientKey(recipient: string): string {
  const text = recipient.trim();
  if (text.includes('@')) return text.toLowerCase();
  return writtenAddress(text)?.compared ?? text;
}
