import { createContext, use } from 'react';

/**
 * Makes a context without a default: its hook throws outside the provider, with the provider's name, so that a missing
 * provider is an error at the first render.
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
