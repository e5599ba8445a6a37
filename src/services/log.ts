/** The log for developers. */
export interface Log {
  info(message: string, details?: unknown): void;
  /** Logs a failure that the app does not show to the user. */
  warn(message: string, cause?: unknown): void;
}

export const consoleLog: Log = {
  info(message, details) {
    console.info(message, details);
  },
  warn(message, cause) {
    console.warn(message, cause);
  },
};
