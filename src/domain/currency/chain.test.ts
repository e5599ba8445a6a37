import { describe, expect, it } from 'vitest';
import { CHAIN_LIST, CHAINS } from './chain';

describe('the six networks', () => {
  /** @spec chains */
  it('are in the specified order, with the decimals of their coins', () => {
    expect(CHAIN_LIST.map(({ id, nativeCurrency }) => [id, nativeCurrency.decimals])).toEqual([
      ['ethereum', 18],
      ['bitcoin', 8],
      ['polygon', 18],
      ['binance', 18],
      ['cardano', 6],
      ['solana', 9],
    ]);
  });

  it('have their well-known names, symbols and signs', () => {
    expect(
      CHAIN_LIST.map(({ name, symbol, icon, nativeCurrency }) =>
        [name, symbol, icon, nativeCurrency.name, nativeCurrency.symbol].join(', '),
      ),
    ).toEqual([
      'Ethereum, ETH, Ξ, Ether, ETH',
      'Bitcoin, BTC, ₿, Bitcoin, BTC',
      'Polygon, POL, ⬡, Polygon Ecosystem Token, POL',
      'BNB Smart Chain, BNB, ◆, BNB, BNB',
      'Cardano, ADA, ₳, Ada, ADA',
      'Solana, SOL, ◎, Solana, SOL',
    ]);
  });

  it('are complete, each under its id', () => {
    expect(CHAINS.solana).toEqual({
      id: 'solana',
      name: 'Solana',
      symbol: 'SOL',
      icon: '◎',
      rpcUrl: 'https://rpc.solana.example',
      blockExplorer: 'https://explorer.solana.example',
      nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
      isTestnet: false,
    });
    for (const [id, chain] of Object.entries(CHAINS)) expect(chain.id).toBe(id);
  });

  it('use only hosts reserved for examples', () => {
    for (const { rpcUrl, blockExplorer } of CHAIN_LIST) {
      expect(new URL(rpcUrl).hostname).toMatch(/\.example$/);
      expect(new URL(blockExplorer).hostname).toMatch(/\.example$/);
    }
  });
});
