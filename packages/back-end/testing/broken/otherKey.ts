let keys = 0;

/** Returns a key that no other call uses. */
export function otherKey(): string {
  keys += 1;
  return `other-${keys}`;
}
