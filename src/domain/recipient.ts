/** A network whose addresses Florin tells apart. */
export type AddressNetwork = 'bitcoin' | 'ethereum' | 'cardano';

/** The form of an address, by its network. */
export interface AddressForms {
  readonly bitcoin: 'legacy' | 'script' | 'segwit' | 'taproot';
  readonly ethereum: 'account';
  readonly cardano: 'payment' | 'stake' | 'byron';
}

/** An address of a network. */
export interface NetworkAddress<Network extends AddressNetwork = AddressNetwork> {
  readonly kind: 'address';
  readonly network: Network;
  readonly form: AddressForms[Network];
  readonly isTestnet: boolean;
  /** Whether its checksum is right; an Ethereum address in one case has none. */
  readonly checksum: 'valid' | 'failed' | 'none';
}

/** Whom a text names. */
export type Recipient =
  | { readonly kind: 'empty' | 'email' | 'unknown' }
  | { [Network in AddressNetwork]: NetworkAddress<Network> }[AddressNetwork];
