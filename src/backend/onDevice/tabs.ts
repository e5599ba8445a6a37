/**
 * A message to the other tabs: balances, a history or contacts have changed; all data was replaced, or encrypted with
 * another key; the data was erased; or the data is locked now. The marks in `localStorage` may arrive later than a message.
 */
export type TabMessage = 'changed' | 'replaced' | 'erased' | 'locked';

/** The other connections to a database, in this tab and in others. */
export interface Tabs {
  /** Sends a message to the others. */
  readonly announce: (message: TabMessage) => void;
  /** Calls a listener with the others' messages until the returned function is called. */
  readonly onMessage: (listener: (message: TabMessage) => void) => () => void;
  readonly close: () => void;
}

/** Connects to the tabs that use the same database. */
export function openTabs(name: string): Tabs {
  const channel = new BroadcastChannel(name);
  return {
    announce(message) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin.
      channel.postMessage(message);
    },
    onMessage(listener) {
      const receive = ({ data }: MessageEvent<TabMessage>) => {
        listener(data);
      };
      channel.addEventListener('message', receive);
      return () => {
        channel.removeEventListener('message', receive);
      };
    },
    close() {
      channel.close();
    },
  };
}
