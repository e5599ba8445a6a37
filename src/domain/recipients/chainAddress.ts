/** An Ethereum address with the name or number of its network before it. */
export interface ChainAddress {
  /** The short name of the network (ERC-3770), such as `eth` or `matic`, or its chain id (CAIP-10). */
  readonly chain: string;
  /** Whether the network is Ethereum's mainnet. */
  readonly isMainnet: boolean;
  readonly address: string;
}

/**
 * Matches `eth:0x…` (ERC-3770) and `eip155:1:0x…` (CAIP-10), but not `ethereum:0x…`, which is a payment link
 * (EIP-681).
 */
const ON_CHAIN =
  /^(?!ethereum:)(?:eip155:(?=\d))?(?<chain>[a-z\d-]+):(?<address>0x[\da-f]{38,42})$/i;

/** Reads an Ethereum address with a network before it. Returns undefined if the text is not such an address. */
export function chainAddressIn(text: string): ChainAddress | undefined {
  const { chain, address } = ON_CHAIN.exec(text.trim())?.groups ?? {};
  if (chain === undefined || address === undefined) return undefined;
  return { chain, address, isMainnet: /^(?:eth|1)$/i.test(chain) };
}

/**
 * Removes Ethereum's mainnet from the start of an address: `eth:0x…` becomes `0x…`. Returns any other text
 * unchanged.
 */
export function withoutMainnet(text: string): string {
  const read = chainAddressIn(text);
  return read?.isMainnet === true ? read.address : text;
}
