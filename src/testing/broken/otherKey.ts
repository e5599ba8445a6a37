let keys = 0;

/** A key that no other call has. */
export function otherKey(): string {
  keys += 1;
  return `other-${keys}`;
}
