/** The messages between the tabs of a device. They arrive at once, or when the test delivers them. */
export interface FakeNews {
  /** Delays all messages until `deliver` is called, as a browser may do. */
  hold(): void;
  /** Delivers the delayed messages in their order. Later messages arrive at once. */
  deliver(): void;
  /** Calls a function when the message that it represents arrives. */
  send(arrive: () => void): void;
  /** A replacement of `BroadcastChannel`, whose messages are `FakeNews`. */
  readonly Channel: new (name: string) => EventTarget & {
    postMessage: (data: unknown) => void;
    close: () => void;
  };
}

/** Creates messages between tabs that a test can delay. Node's own channels deliver after an unknown number of tasks. */
export function createFakeNews(): FakeNews {
  let late: (() => void)[] | null = null;
  const channels = new Set<Channel>();

  function send(arrive: () => void): void {
    if (late) late.push(arrive);
    else queueMicrotask(arrive);
  }

  class Channel extends EventTarget {
    readonly name: string;

    constructor(name: string) {
      super();
      this.name = name;
      channels.add(this);
    }

    postMessage(data: unknown): void {
      for (const channel of channels)
        if (channel !== this && channel.name === this.name)
          send(() => channel.dispatchEvent(new MessageEvent('message', { data })));
    }

    close(): void {
      channels.delete(this);
    }
  }

  return {
    hold() {
      late ??= [];
    },
    deliver() {
      const arrivals = late ?? [];
      late = null;
      for (const arrive of arrivals) queueMicrotask(arrive);
    },
    send,
    Channel,
  };
}
