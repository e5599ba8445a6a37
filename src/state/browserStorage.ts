/** A browser may deny its storage, even to be named; then nothing is remembered. */
export function attempt<Answer>(action: (storage: Storage) => Answer): Answer | null {
  try {
    return action(localStorage);
  } catch {
    return null;
  }
}
