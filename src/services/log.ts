/** Where the app writes what a developer may want to know. */
export interface Log {
  /** Something happened. */
  info(message: string, details?: unknown): void;
  /** Something went wrong that the user need not be told. */
  warn(message: string, cause?: unknown): void;
}

/** Writes to the browser's console. */
export const consoleLog: Log = {
  info(message, details) {
    console.info(message, details);
  },
  warn(message, cause) {
    console.warn(message, cause);
  },
};
