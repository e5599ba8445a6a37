import { createContext, use } from 'react';

/**
 * Creates a context without a default value, and the hook that reads it. Outside the provider, the hook throws an error
 * with the provider's name.
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
