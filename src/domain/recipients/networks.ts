/** A network whose addresses Florin recognises. */
export type AddressNetwork = 'bitcoin' | 'ethereum' | 'cardano';

export interface AddressForms {
  /** `later` is a SegWit address of a future version, which is already valid according to BIP-350. */
  readonly bitcoin: 'legacy' | 'script' | 'segwit' | 'taproot' | 'later';
  readonly ethereum: 'account';
  readonly cardano: 'payment' | 'stake' | 'byron';
}
