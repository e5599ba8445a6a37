import type { IdOf, Register } from './register';

/** The ids of Florin's default networks, in the order in which lists show them. */
const CHAIN_IDS = ['ethereum', 'bitcoin', 'polygon', 'binance', 'cardano', 'solana'] as const;

/**
 * The id of a blockchain network. If an app augments `Register`, this is the union of the app's ids; otherwise it is
 * `DefaultChainId`.
 */
export type ChainId = Register extends { readonly chains: infer List }
  ? IdOf<List>
  : DefaultChainId;

/** The id of one of Florin's default networks. */
export type DefaultChainId = (typeof CHAIN_IDS)[number];

/** A blockchain network to which the user can connect the wallets. */
export interface Chain<Id extends string = ChainId> {
  readonly id: Id;
  readonly name: string;
  readonly symbol: string;
  /** A symbol for the network, with one or two characters. */
  readonly icon: string;
  /**
   * The SVG path of the network's icon, a line drawing on a grid of 24 × 24. By default, the icon shows the characters
   * of `icon`.
   */
  readonly sign?: string;
  /** The URL of a node. Florin never requests it. The default URLs have reserved host names (RFC 2606). */
  readonly rpcUrl: string;
  /** The URL of a block explorer. The default URLs have reserved host names, as for `rpcUrl`. */
  readonly blockExplorer: string;
  readonly nativeCurrency: {
    readonly name: string;
    readonly symbol: string;
    /** The number of decimals of the coin: 18 for ether. */
    readonly decimals: number;
  };
  /** Whether the network is a testnet, whose coins have no value. */
  readonly isTestnet: boolean;
}

function mainnet(
  id: DefaultChainId,
  name: string,
  symbol: string,
  icon: string,
  coin: string,
  decimals: number,
): Chain {
  return {
    id,
    name,
    symbol,
    icon,
    rpcUrl: `https://rpc.${id}.example`,
    blockExplorer: `https://explorer.${id}.example`,
    nativeCurrency: { name: coin, symbol, decimals },
    isTestnet: false,
  };
}

/** Florin's default networks. The first is selected at the start. */
export const CHAINS: Readonly<Record<DefaultChainId, Chain>> = {
  ethereum: mainnet('ethereum', 'Ethereum', 'ETH', 'Ξ', 'Ether', 18),
  bitcoin: mainnet('bitcoin', 'Bitcoin', 'BTC', '₿', 'Bitcoin', 8),
  polygon: mainnet('polygon', 'Polygon', 'POL', '⬡', 'Polygon Ecosystem Token', 18),
  binance: mainnet('binance', 'BNB Smart Chain', 'BNB', '◆', 'BNB', 18),
  cardano: mainnet('cardano', 'Cardano', 'ADA', '₳', 'Ada', 6),
  solana: mainnet('solana', 'Solana', 'SOL', '◎', 'Solana', 9),
};

export const CHAIN_LIST: readonly Chain[] = CHAIN_IDS.map((id) => CHAINS[id]);
