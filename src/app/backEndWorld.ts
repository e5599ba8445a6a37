import { createHttpAdapter } from '../backend/http/httpAdapter';
import { worldOf } from '../services/adapterWorld';
import type { World } from '../services/world';

/** The world of a back end that is reached below a path of this host. */
export function backEndWorld(path: string): World {
  return worldOf(createHttpAdapter({ baseUrl: new URL(path, window.location.origin).href }));
}
