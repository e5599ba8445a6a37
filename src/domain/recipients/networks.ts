/** A network whose addresses Florin recognises. */
export type AddressNetwork = 'bitcoin' | 'ethereum' | 'cardano';

/** The form of an address, by its network. */
export interface AddressForms {
  /** `later` is a SegWit address of a future version, which BIP-350 accepts. */
  readonly bitcoin: 'legacy' | 'script' | 'segwit' | 'taproot' | 'later';
  readonly ethereum: 'account';
  readonly cardano: 'payment' | 'stake' | 'byron';
}
