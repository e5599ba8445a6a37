/** Returns the local storage. A function, because reading `localStorage` throws if the browser denies access. */
const localOf = () => localStorage;

/** Returns the session storage, which survives a reload but not the end of the tab. */
export const sessionOf = () => sessionStorage;

/**
 * Calls `action` with a storage, by default the local storage, and returns the result. Returns null if the action
 * throws, for example because the browser denies access.
 */
export function attempt<Answer>(
  action: (storage: Storage) => Answer,
  storageOf: () => Storage = localOf,
): Answer | null {
  try {
    return action(storageOf());
  } catch {
    return null;
  }
}
