/** Passkeys whose pseudo-random function returns a secret: WebAuthn Level 3, section 10.1.4 (PRF extension). */
import { base64 } from '@scure/base';

/** A passkey, and the secret of its pseudo-random function for the given input. */
export interface PasskeySecret {
  /** The id of the credential, base64. */
  readonly id: string;
  readonly secret: Uint8Array<ArrayBuffer>;
}

/** The passkeys of a device. A call resolves with null if the browser or the user refuses. */
export interface Passkeys {
  /** Whether the device probably has a passkey with the extension. Only creating one shows it. */
  canCreate(): Promise<boolean>;
  /** Creates a passkey for `name`, and evaluates its function for `salt`. */
  create(name: string, salt: Uint8Array<ArrayBuffer>): Promise<PasskeySecret | null>;
  /** Asks the user for the passkey with this id, and evaluates its function for `salt`. */
  evaluate(id: string, salt: Uint8Array<ArrayBuffer>): Promise<PasskeySecret | null>;
}

/** The algorithms that WebAuthn recommends: EdDSA, ES256, RS256. */
const ALGORITHMS = [-8, -7, -257];

const TIMEOUT_MS = 120_000;

/** A challenge only matters to a server that checks the signature. Florin has none: the secret unlocks the data or does not. */
const NO_CHALLENGE = () => new Uint8Array(32);

function secretOf(credential: Credential | null): PasskeySecret | null {
  if (!(credential instanceof PublicKeyCredential)) return null;
  const first = credential.getClientExtensionResults().prf?.results?.first;
  if (!first) return null;
  const secret = new Uint8Array(first instanceof ArrayBuffer ? first : first.buffer.slice(0));
  return { id: base64.encode(new Uint8Array(credential.rawId)), secret: new Uint8Array(secret) };
}

async function evaluate(id: string, salt: Uint8Array<ArrayBuffer>): Promise<PasskeySecret | null> {
  const credential = await navigator.credentials
    .get({
      publicKey: {
        challenge: NO_CHALLENGE(),
        allowCredentials: [{ type: 'public-key', id: new Uint8Array(base64.decode(id)) }],
        userVerification: 'required',
        timeout: TIMEOUT_MS,
        extensions: { prf: { eval: { first: salt } } },
      },
    })
    .catch(() => null);
  return secretOf(credential);
}

/** The passkeys of the browser. They exist only in a secure context, and not at an IP address. */
export const browserPasskeys: Passkeys = {
  async canCreate() {
    if (!('PublicKeyCredential' in globalThis)) return false;
    const capabilities = await PublicKeyCredential.getClientCapabilities?.().catch(() => undefined);
    if (capabilities?.['extension:prf'] === false) return false;
    return PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false);
  },
  async create(name, salt) {
    const credential = await navigator.credentials
      .create({
        publicKey: {
          challenge: NO_CHALLENGE(),
          rp: { name },
          user: { id: salt.slice(0, 16), name, displayName: name },
          pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
          authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
          timeout: TIMEOUT_MS,
          extensions: { prf: { eval: { first: salt } } },
        },
      })
      .catch(() => null);
    const created = secretOf(credential);
    if (created || !(credential instanceof PublicKeyCredential)) return created;
    // Some authenticators evaluate the function only when the passkey is used.
    if (credential.getClientExtensionResults().prf?.enabled !== true) return null;
    return evaluate(base64.encode(new Uint8Array(credential.rawId)), salt);
  },
  evaluate,
};
