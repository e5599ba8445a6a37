/**
 * The key of a hint that data is kept. It is a hint only: the page then does not show the sample wallets before the kept
 * ones, and an empty database is a loss. Whether data is kept, the database says.
 */
export const KEPT_HINT = 'florin.kept';

/** The name of the app's database, and of its locks. */
export const KEPT_NAME = 'florin';
