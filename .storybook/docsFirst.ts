import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** The interval between two checks, in milliseconds. */
const CHECK_MS = 200;

/**
 * Waits until Storybook has written the props of the components into the output folder. Storybook reads them while it
 * bundles the stories, and fails if this takes longer than 120 s. On a busy machine, the bundling has to wait.
 * scripts/build-storybook.mjs sets the variable for a second attempt.
 */
export async function docsFirst(outputDir: string | undefined): Promise<void> {
  if (process.env['FLORIN_DOCS_FIRST'] === undefined || outputDir === undefined) return;
  while (!existsSync(join(outputDir, 'services/core/docgen'))) await setTimeout(CHECK_MS);
}
