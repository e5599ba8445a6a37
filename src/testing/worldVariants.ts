import type { WorldDescription } from './storyWorld';

/** Large enough to test whether the largest amounts fit. */
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

/** The properties that each variant replaces in a story's world. */
const VARIANTS = {
  sample: { holdings: 'sample', balances: {}, calls: {} },
  empty: { holdings: 'empty', balances: {} },
  huge: { holdings: 'sample', balances: HUGE_BALANCES },
  failing: { calls: EVERYTHING_FAILS },
  slow: { delays: 'slow' },
} as const satisfies Record<string, WorldDescription>;

/** Another world for the same story; `story` is the story's world. */
export type WorldVariant = 'story' | keyof typeof VARIANTS;

/** Whether a text is the name of a variant. */
export function isWorldVariant(word: unknown): word is WorldVariant {
  return word === 'story' || (typeof word === 'string' && Object.hasOwn(VARIANTS, word));
}

/** Applies a variant to a story's description of its world. */
export function varyWorld(description: WorldDescription, variant: WorldVariant): WorldDescription {
  return variant === 'story' ? description : { ...description, ...VARIANTS[variant] };
}
