/** An Ethereum address with its network before it. */
export interface ChainAddress {
  /** The short name of the network (ERC-3770), such as `eth` or `matic`, or its number (CAIP-10). */
  readonly chain: string;
  /** Whether the network is Ethereum's mainnet. */
  readonly isMainnet: boolean;
  /** The address without its network. */
  readonly address: string;
}

/** `eth:0x…` (ERC-3770) or `eip155:1:0x…` (CAIP-10). `ethereum:` begins a payment link (EIP-681). */
const ON_CHAIN =
  /^(?!ethereum:)(?:eip155:(?=\d))?(?<chain>[a-z\d-]+):(?<address>0x[\da-f]{38,42})$/i;

/** Reads an Ethereum address that has its network before it. Returns undefined for any other text. */
export function chainAddressIn(text: string): ChainAddress | undefined {
  const { chain, address } = ON_CHAIN.exec(text.trim())?.groups ?? {};
  if (chain === undefined || address === undefined) return undefined;
  return { chain, address, isMainnet: /^(?:eth|1)$/i.test(chain) };
}

/** Removes Ethereum's mainnet before an address: `eth:0x…` becomes `0x…`. Any other text is returned unchanged. */
export function withoutMainnet(text: string): string {
  const read = chainAddressIn(text);
  return read?.isMainnet === true ? read.address : text;
}
