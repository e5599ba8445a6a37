import type { KeeperStatus, KeeperView } from '../backend/keeper';
import { KEPT_KEY } from '../backend/keeper';
import type { DeviceKeeper } from '../backend/onDevice/deviceKeeper';
import { attempt } from '../state/browserStorage';

const OFF: KeeperStatus = { kind: 'off' };

/** The keeper of the app. Its code loads when data is kept, or when the user chooses to keep it. */
export interface LateKeeper extends KeeperView, Pick<DeviceKeeper, 'book' | 'open'> {
  readonly load: () => Promise<DeviceKeeper>;
}

/** Creates a keeper from the function that loads its code. */
export function createLateKeeper(loadCode: () => Promise<DeviceKeeper>): LateKeeper {
  let keeper: DeviceKeeper | null = null;
  let loading: Promise<DeviceKeeper> | null = null;
  const listeners = new Set<() => void>();

  async function load(): Promise<DeviceKeeper> {
    loading ??= loadCode();
    try {
      const loaded = await loading;
      if (!keeper)
        loaded.subscribe(() => {
          for (const run of listeners) run();
        });
      keeper = loaded;
      return loaded;
    } catch (cause) {
      // After a failure the next call loads it again.
      loading = null;
      throw cause;
    }
  }

  async function open(): Promise<void> {
    if (attempt((storage) => storage.getItem(KEPT_KEY)) !== null) await (await load()).open();
  }

  // Another tab begins to keep data.
  globalThis.window?.addEventListener('storage', ({ key }) => {
    // If its code cannot be loaded, the next action on the data loads it again.
    if (key === KEPT_KEY && !keeper) open().catch(() => undefined);
  });

  return {
    load,
    open,
    book: () => keeper?.book() ?? null,
    status: () => keeper?.status() ?? OFF,
    epoch: () => keeper?.epoch() ?? 0,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
