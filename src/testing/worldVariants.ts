import type { WorldDescription } from './storyWorld';

/** Balances near the largest possible amounts, to check that components have enough space for them. */
const HUGE_BALANCES = {
  usd: '98765432109876.54',
  eur: '87654321098765.43',
  gbp: '76543210987654.32',
  btc: '20999999.99999999',
  eth: '120000000.12345678',
  ada: '44999999999.999999',
} as const;

const EVERYTHING_FAILS = {
  signIn: 'fail',
  signUp: 'fail',
  signInWithBiometrics: 'fail',
  signOut: 'fail',
  send: 'fail',
  exchange: 'fail',
  createWallet: 'fail',
  balances: 'fail',
  history: 'fail',
  quote: 'fail',
  receiveAddresses: 'fail',
  priceHistory: 'fail',
  transaction: 'fail',
  copy: 'fail',
  share: 'fail',
  save: 'fail',
} as const;

const VARIANTS = {
  sample: { holdings: 'sample', balances: {}, calls: {} },
  empty: { holdings: 'empty', balances: {} },
  huge: { holdings: 'sample', balances: HUGE_BALANCES },
  failing: { calls: EVERYTHING_FAILS },
  slow: { delays: 'slow' },
  kept: { kept: {} },
} as const satisfies Record<string, WorldDescription>;

/** The name of an environment in Storybook's toolbar. `story` is the story's own environment. */
export type WorldVariant = 'story' | keyof typeof VARIANTS;

export function isWorldVariant(word: unknown): word is WorldVariant {
  return word === 'story' || (typeof word === 'string' && Object.hasOwn(VARIANTS, word));
}

/** Returns a story's `WorldDescription` with the properties of a variant. */
export function varyWorld(description: WorldDescription, variant: WorldVariant): WorldDescription {
  return variant === 'story' ? description : { ...description, ...VARIANTS[variant] };
}
