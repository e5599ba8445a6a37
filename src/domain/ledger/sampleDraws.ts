/** Returns a 32-bit hash of a text (FNV-1a). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) {
    hash ^= letter.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193);
  }
  return hash;
}

/**
 * Creates a function that returns a pseudo-random 32-bit integer for an index (mulberry32). The same seed and index
 * always result in the same integer. Use it only for sample data, because the integers are predictable.
 */
export function drawAtOf(seed: string): (index: number) => number {
  const start = hashOf(seed);
  return (index) => {
    const state = start + index * 0x6d2b79f5;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

/** Creates a generator of pseudo-random 32-bit integers. The same seed generates the same integers. */
export function drawsOf(seed: string): () => number {
  const drawAt = drawAtOf(seed);
  let index = 0;
  return () => {
    index += 1;
    return drawAt(index);
  };
}
