/** Opens a channel to the other tabs that use the same database. */
export function openTabs(name: string) {
  const channel = new BroadcastChannel(name);
  let isOpen = true;
  return {
    /** Notifies the other tabs that the data has changed. */
    announce() {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin.
      if (isOpen) channel.postMessage('changed');
    },
    /** Calls a listener when another tab has changed the data. The returned function unsubscribes. */
    onMessage(listener: () => void) {
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
