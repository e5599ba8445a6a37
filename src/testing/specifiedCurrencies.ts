const IDS: ReadonlySet<string> = new Set(['usd', 'eur', 'gbp', 'btc', 'eth', 'ada']);

/** Returns the six currencies of the specification in a list, in its order. Another currency of the app is left out. */
export const specified = <Item extends { readonly id: string }>(
  list: readonly Item[],
): readonly Item[] => list.filter(({ id }) => IDS.has(id));
