import type { WalletAdapter } from '../adapter/walletAdapter';
import { refuse } from '../domain/result';

/** How a back end behaves: as it should, or in one thing not. */
export type BackEndMood = 'fine' | 'silent' | 'fails once' | 'refuses' | 'short pages';

/** Gives a back end a mood. */
export function moodyAdapter(adapter: WalletAdapter, mood: BackEndMood): WalletAdapter {
  let hasFailed = false;
  const moods: Readonly<Record<BackEndMood, Partial<WalletAdapter>>> = {
    fine: {},
    silent: { balances: () => new Promise(() => undefined) },
    'fails once': {
      balances: (options) => {
        if (hasFailed) return adapter.balances(options);
        hasFailed = true;
        return Promise.reject(new Error('The back end is away'));
      },
    },
    refuses: {
      send: () =>
        Promise.resolve(
          refuse({
            kind: 'message',
            text: 'We do not pay to this address.',
            field: 'recipient',
            retry: false,
          }),
        ),
    },
    'short pages': {
      history: (query, options) => adapter.history({ ...query, limit: 5 }, options),
    },
  };
  return { ...adapter, ...moods[mood] };
}
