/**
 * The longest time in milliseconds between two messages of a stream of prices. Without a new price, the back end sends a
 * comment.
 */
export const HEARTBEAT_MS = 15_000;
