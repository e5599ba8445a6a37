/** The other connections to a database, in this tab and in others. */
export interface Tabs {
  /** Sends the others a message that the data has changed. */
  readonly announce: () => void;
  /** Calls a listener when another one has changed the data, until the returned function is called. */
  readonly onMessage: (listener: () => void) => () => void;
  readonly close: () => void;
}

/** Connects to the tabs that use the same database. */
export function openTabs(name: string): Tabs {
  const channel = new BroadcastChannel(name);
  let isOpen = true;
  return {
    announce() {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin.
      if (isOpen) channel.postMessage('changed');
    },
    onMessage(listener) {
      channel.addEventListener('message', listener);
      return () => {
        channel.removeEventListener('message', listener);
      };
    },
    close() {
      isOpen = false;
      channel.close();
    },
  };
}
