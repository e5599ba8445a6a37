import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of all stories. */
export const STORIES = fileURLToPath(new URL('../../src/stories', import.meta.url));

/** Returns all stories files by the name of their component. The paths are sorted, and relative to `src/stories`. */
export function storiesFiles(): ReadonlyMap<string, string> {
  return new Map(
    readdirSync(STORIES, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.stories.tsx'))
      .map((file) => file.replaceAll('\\', '/'))
      .toSorted()
      .map((path) => [basename(path, '.stories.tsx'), path]),
  );
}

/** Reads a stories file. `path` is relative to `src/stories`. */
export const readStories = (path: string) => readFileSync(`${STORIES}/${path}`, 'utf8');
