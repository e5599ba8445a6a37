/**
 * Calls `action` with the local storage and returns the result. Returns null if the action throws, for example because
 * the browser denies access.
 */
export function attempt<Answer>(action: (storage: Storage) => Answer): Answer | null {
  try {
    return action(localStorage);
  } catch {
    return null;
  }
}
