import type { IdOf, Register } from './register';

/** The ids of Florin's own networks, in the order in which lists show them. */
const CHAIN_IDS = ['ethereum', 'bitcoin', 'polygon', 'binance', 'cardano', 'solana'] as const;

/** The id of a blockchain network: one of the networks in `Register`, or by default one of Florin's six. */
export type ChainId = Register extends { readonly chains: infer List }
  ? IdOf<List>
  : DefaultChainId;

/** The id of one of Florin's own networks. */
export type DefaultChainId = (typeof CHAIN_IDS)[number];

/** A network that a wallet can be connected to. */
export interface Chain<Id extends string = ChainId> {
  readonly id: Id;
  readonly name: string;
  readonly symbol: string;
  /** The sign of the network, one or two characters. */
  readonly icon: string;
  /**
   * The SVG path of the sign on the network's coin, drawn as a line on a grid of 24 × 24. Default: the coin shows
   * `icon`.
   */
  readonly sign?: string;
  /** The address of a node. Florin sends no request to it: the default hosts are reserved names (RFC 2606). */
  readonly rpcUrl: string;
  /** The address of a block explorer, with a reserved host name like that of `rpcUrl`. */
  readonly blockExplorer: string;
  readonly nativeCurrency: {
    readonly name: string;
    readonly symbol: string;
    /** The number of decimals of the smallest unit. */
    readonly decimals: number;
  };
  /** The coins of a testnet have no value; those of a mainnet do. */
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

/** The six networks; the first is selected by default. */
export const CHAINS: Readonly<Record<DefaultChainId, Chain>> = {
  ethereum: mainnet('ethereum', 'Ethereum', 'ETH', 'Ξ', 'Ether', 18),
  bitcoin: mainnet('bitcoin', 'Bitcoin', 'BTC', '₿', 'Bitcoin', 8),
  polygon: mainnet('polygon', 'Polygon', 'POL', '⬡', 'Polygon Ecosystem Token', 18),
  binance: mainnet('binance', 'BNB Smart Chain', 'BNB', '◆', 'BNB', 18),
  cardano: mainnet('cardano', 'Cardano', 'ADA', '₳', 'Ada', 6),
  solana: mainnet('solana', 'Solana', 'SOL', '◎', 'Solana', 9),
};

/** The six networks as a list. */
export const CHAIN_LIST: readonly Chain[] = CHAIN_IDS.map((id) => CHAINS[id]);
