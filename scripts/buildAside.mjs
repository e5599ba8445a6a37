import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Builds a folder beside the existing one, and replaces the existing folder only after the build has succeeded. So the
 * folder never contains half a build.
 *
 * `build` is called with the temporary folder and the number of the attempt, and returns the exit code and the output.
 * If the output matches `passing`, a failure that a busy machine causes, the build runs again. Returns the exit code of
 * the last build.
 */
export async function buildAside({ build, folder, temporary, passing }) {
  const run = async (attempt) => {
    await rm(temporary, { recursive: true, force: true });
    await mkdir(dirname(temporary), { recursive: true });
    return build(temporary, attempt);
  };
  let result = await run(1);
  if (result.code !== 0 && passing.test(result.output)) {
    console.warn('The machine was too busy for this build, which runs again.');
    result = await run(2);
  }
  if (result.code !== 0) return result.code;
  const replaced = `${temporary}-replaced`;
  await rm(replaced, { recursive: true, force: true });
  if (existsSync(folder)) await rename(folder, replaced);
  await rename(temporary, folder);
  await rm(replaced, { recursive: true, force: true });
  return 0;
}
