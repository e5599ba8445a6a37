import { createContext, use } from 'react';

/**
 * Makes a context without a default value. Outside the provider, the hook throws an error with the provider's name, so
 * that a missing provider is noticed at the first render.
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
