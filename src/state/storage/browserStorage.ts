/** Returns the storage that all tabs share, and that remains after they are closed. */
const localOf = () => localStorage;

/** Returns the storage of this tab, which a reload keeps. */
export const sessionOf = () => sessionStorage;

/**
 * Calls `action` with a storage, the local storage by default, and returns the result. Returns null if the action
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
