import { deviceAfter } from '../adapters/device';
import type { Locks } from '../services/locks';

interface Request {
  readonly mode: 'shared' | 'exclusive';
  readonly grant: () => void;
}

/** The requests that hold a lock, and the requests that wait for it, oldest first. */
interface Queue {
  readonly held: Set<Request>;
  readonly waiting: Request[];
}

/** Creates locks in memory with the order of the Web Locks API. `waiting` returns the number of waiting requests. */
export function createFakeLocks(): Locks & { readonly waiting: (name: string) => number } {
  const queues = new Map<string, Queue>();

  function queueOf(name: string): Queue {
    const queue = queues.get(name) ?? { held: new Set(), waiting: [] };
    queues.set(name, queue);
    return queue;
  }

  const isFree = ({ held, waiting }: Queue, { mode }: Request) =>
    waiting.length === 0 &&
    (held.size === 0 || (mode === 'shared' && [...held].every((one) => one.mode === 'shared')));

  function next(queue: Queue): void {
    const [first] = queue.waiting.splice(0, 1);
    if (!first) return;
    const { waiting } = queue;
    if (!isFree({ ...queue, waiting: [] }, first)) {
      waiting.unshift(first);
      return;
    }
    queue.held.add(first);
    first.grant();
    next(queue);
  }

  return {
    isAvailable: () => true,
    waiting: (name) => queueOf(name).waiting.length,
    async hold(name, mode, run, onWait) {
      const queue = queueOf(name);
      const { promise, request } = makeRequest(mode);
      if (isFree(queue, request)) {
        queue.held.add(request);
      } else {
        onWait?.();
        queue.waiting.push(request);
        await promise;
      }
      try {
        return await run();
      } finally {
        // As in browsers, the next request is granted in another task.
        deviceAfter(0, () => {
          queue.held.delete(request);
          next(queue);
        });
      }
    },
  };
}

function makeRequest(mode: Request['mode']) {
  let grant: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => {
    grant = resolve;
  });
  return { promise, request: { mode, grant } };
}
