import type { KeeperStatus, KeeperView } from '../backend/keeper';
import { KEPT_HINT } from '../backend/keeper';
import type { DeviceKeeper } from '../backend/onDevice/deviceKeeper';
import { hasDatabase } from '../services/databases';
import type { Marks } from '../services/marks';

const OFF: KeeperStatus = { kind: 'off' };

/** The keeper of the app. Its code loads when data is kept, or when the user chooses to keep it. */
export interface LateKeeper extends KeeperView, Pick<DeviceKeeper, 'book' | 'open' | 'sync'> {
  readonly load: () => Promise<DeviceKeeper>;
}

/** Creates a keeper from the function that loads its code. `name` is the name of its database. */
export function createLateKeeper(
  loadCode: () => Promise<DeviceKeeper>,
  marks: Marks,
  name: string,
): LateKeeper {
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

  /** Whether data may be kept. Without a database nothing is, unless the browser has removed it. */
  const isThere = async () =>
    keeper !== null || marks.get(KEPT_HINT) !== null || (await hasDatabase(name));

  async function sync(): Promise<void> {
    if (await isThere()) await (await load()).sync();
  }

  // Another tab may begin to keep data, also while this page is in the back/forward cache. If the code cannot be loaded,
  // the next order loads it again.
  const syncLate = () => {
    if (!keeper) sync().catch(() => undefined);
  };
  globalThis.window?.addEventListener('storage', ({ key }) => {
    if (key === KEPT_HINT) syncLate();
  });
  globalThis.window?.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) syncLate();
  });

  return {
    load,
    async open() {
      if (await isThere()) await (await load()).open();
    },
    sync,
    book: () => keeper?.book() ?? null,
    status: () => keeper?.status() ?? OFF,
    epoch: () => keeper?.epoch() ?? 0,
    isWaiting: () => keeper?.isWaiting() ?? false,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
