/** The other connections to a database, in this tab and in other tabs. */
export interface Tabs {
  /** Announces a write to the other connections. */
  readonly announce: () => void;
  /** Subscribes to the writes that other connections announce. Returns the function that unsubscribes. */
  readonly onChange: (run: () => void) => () => void;
  readonly close: () => void;
}

/** Connects to the tabs that use the same database. */
export function openTabs(name: string): Tabs {
  const channel = new BroadcastChannel(name);
  return {
    announce() {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin.
      channel.postMessage('changed');
    },
    onChange(run) {
      channel.addEventListener('message', run);
      return () => {
        channel.removeEventListener('message', run);
      };
    },
    close() {
      channel.close();
    },
  };
}
