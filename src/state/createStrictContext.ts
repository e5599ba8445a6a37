import { createContext, use } from 'react';

/**
 * A context without a default: its hook throws outside the provider, with a sentence that names
 * the provider, so that a missing one is found at the first render and not by a strange value.
 */
export function createStrictContext<Value>(hook: string, provider: string) {
  const Context = createContext<Value | null>(null);
  Context.displayName = provider;

  function useStrictContext(): Value {
    const value = use(Context);
    if (value === null) throw new Error(`${hook} must be used inside <${provider}>.`);
    return value;
  }

  return [Context, useStrictContext] as const;
}
