import type { AddressForms, AddressNetwork } from './networks';
import { withoutMainnet } from './chainAddress';
import type { RecipientForm, WrittenRecipient } from './recipientKind';
import { normalizedBy } from './recipientKind';

/** The form of a text that looks like an address of a network. The address may be invalid. */
export interface WrittenAddress<
  Network extends AddressNetwork = AddressNetwork,
> extends WrittenRecipient {
  readonly network: Network;
  readonly form: AddressForms[Network];
  readonly isTestnet: boolean;
  /** The beginning that addresses of this form share. The comparison of look-alikes ignores it. */
  readonly prefix: string;
  /** The address for comparisons. In lower case if its network is case-insensitive. */
  readonly compared: string;
}

/** A `WrittenAddress` of any network. The union relates each form to its network. */
export type AnyWrittenAddress = {
  [Network in AddressNetwork]: WrittenAddress<Network>;
}[AddressNetwork];

/** The alphabet of Bitcoin's base58, without 0, O, I and l. */
const BASE58 = '1-9A-HJ-NP-Za-km-z';

/*
 * The patterns allow one character too few or too many, so that an address with a typing error is still recognised. A
 * bech32 text may be cut off anywhere after the length of the shortest address: 14 characters (BIP-350).
 */
const SEGWIT = /^((?:bcrt|bc|tb)1[a-z\d])[a-z\d]{9,85}$/i;
const BASE58CHECK = new RegExp(`^([123mn])[${BASE58}]{24,35}$`);
const ETHEREUM = /^(0x)[\da-f]{38,42}$/i;
const SHELLEY = /^((?:addr|stake)(?:_test)?1[a-z\d])[a-z\d]{19,200}$/i;

/** The Byron addresses of one layout have the same beginning, because the beginning encodes the layout as CBOR. */
const BYRON = new RegExp(
  `^(Ae2tdPwUPEZ|Ae2|DdzFFzCqrh|DdzFF|2cWKMJemoBa|2cWKM|37btjrVyb4K|37btj)[${BASE58}]{32,125}$`,
);

/** Versions of SegWit as bech32 writes them: 0 is SegWit, 1 is Taproot. */
const SEGWIT_FORMS: Readonly<Record<string, AddressForms['bitcoin']>> = {
  q: 'segwit',
  p: 'taproot',
};

/** A pattern whose group is the prefix, and a function that returns the form of a matching text. */
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

/** The forms that a trimmed text has on a network. */
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

/** The forms of Florin's own kinds of recipients: an email address, and an address of each network. */
export const RECIPIENT_FORMS: Readonly<Record<'email' | AddressNetwork, RecipientForm>> = {
  email: EMAIL_FORM,
  bitcoin: addressForm('bitcoin'),
  ethereum: ethereumForm(),
  cardano: addressForm('cardano'),
};

/** An Ethereum address may have its network before it, which a payment does not contain: `eth:0x…` (ERC-3770). */
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

/** `RECIPIENT_FORMS` as a list. */
export const FORM_LIST: readonly RecipientForm[] = Object.values(RECIPIENT_FORMS);

/** Returns the form of a text, with the id of the kind of recipient. Blanks around the text are ignored. */
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
 * The key of a recipient. Two recipients with the same key are the same recipient. Of Florin's own kinds, only email,
 * Ethereum and bech32 addresses are case-insensitive. Blanks around a recipient are ignored.
 */
export function recipientKey(recipient: string, forms?: readonly RecipientForm[]): string {
  return writtenRecipient(recipient, forms)?.compared ?? recipient.trim();
}

/** The text that a payment contains: normalized by the recipient's kind, or as it was typed. */
export function normalized(text: string, forms: readonly RecipientForm[] = FORM_LIST): string {
  return normalizedBy(text, forms);
}
