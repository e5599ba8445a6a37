/** A 32-bit number computed from a text (FNV-1a). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) {
    hash ^= letter.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193);
  }
  return hash;
}

/**
 * Makes a generator of pseudo-random 32-bit integers (mulberry32). The same seed generates the same numbers. Use it
 * only for sample data, because the next number can be predicted.
 */
export function drawsOf(seed: string): () => number {
  let state = hashOf(seed);
  return () => {
    state = Math.trunc(state + 0x6d2b79f5);
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}
