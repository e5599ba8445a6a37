import { createKeeperShown, isAside, KEPT_HINT, viewOf, type KeeperView } from '../adapters/keeper';
import type { DeviceKeeper, DeviceKeeperOptions } from '../adapters/onDevice/deviceKeeper';
import type { Clock } from '../services/clock';
import { hasDatabase } from '../services/databases';
import type { Marks } from '../services/marks';

/**
 * The keeper of the app, which stores the user's data on the device. Its code loads when data is stored, or when the
 * user chooses to store it.
 */
export interface LateKeeper extends KeeperView, Pick<DeviceKeeper, 'book' | 'open' | 'sync'> {
  readonly load: () => Promise<DeviceKeeper>;
}

/** Creates a keeper whose code loads later. `name` is the name of the database. */
export function createLateKeeper(
  loadCode: (shown: Required<DeviceKeeperOptions>['shown']) => Promise<DeviceKeeper>,
  marks: Marks,
  name: string,
  clock: Pick<Clock, 'after'>,
): LateKeeper {
  const shown = createKeeperShown();
  let loading: Promise<DeviceKeeper> | null = null;
  let canList = true;

  const load = () =>
    (loading ??= loadCode(shown).catch((cause: unknown) => {
      // After a failure, the next call loads the code again.
      loading = null;
      throw cause;
    }));

  /**
   * Returns whether data may be stored. The database may be missing although the hint is set: the browser has then
   * removed the database. Without the hint, and if the browser does not list its databases, the app works in memory.
   */
  async function isThere(): Promise<boolean> {
    if (loading ?? marks.get(KEPT_HINT)) return true;
    if (!canList) return false;
    return hasDatabase(name, clock).catch(() => (canList = false));
  }
  async function ifThere(run: (keeper: DeviceKeeper) => Promise<void>): Promise<void> {
    if (!isAside(shown.getState().status) && (await isThere())) await run(await load());
  }
  const sync = () => ifThere((keeper) => keeper.sync());

  async function open(): Promise<void> {
    try {
      await ifThere((keeper) => keeper.open());
    } catch {
      // The sample wallets must not be shown in place of the stored ones.
      shown.setState({ status: { kind: 'unusable', problem: 'not-loaded' } });
    }
  }

  // Another tab may start to store data, also while this page is in the back/forward cache. If the code does not load,
  // the next order loads it again.
  const syncLate = () => void sync().catch(() => undefined);
  globalThis.window?.addEventListener('storage', ({ key }) => {
    if (key === KEPT_HINT) syncLate();
  });
  globalThis.window?.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) syncLate();
  });
  return { ...viewOf(shown), load, sync, open };
}
