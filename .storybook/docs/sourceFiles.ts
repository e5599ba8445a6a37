import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { storiesFiles } from './pages.ts';

/** The layers that have docs pages. */
const LAYERS = ['components', 'features', 'pages', 'app'];

/**
 * Returns the URL of a source in the catalogue. The URL ends in `.txt`, so a browser shows the file and does not
 * download it.
 */
export const sourceHref = (file: string) => `sources/${file.replace(/^src\//, '')}.txt`;

/** Returns the sources that have a docs page, as paths below `root`. */
export function sourceFiles(root: string): readonly string[] {
  const stories = storiesFiles();
  return LAYERS.flatMap((layer) =>
    existsSync(join(root, 'src', layer))
      ? readdirSync(join(root, 'src', layer), { recursive: true, encoding: 'utf8' })
          .map((file) => file.replaceAll('\\', '/'))
          .filter((file) => file.endsWith('.tsx'))
          .filter((file) => stories.has(/(?<name>\w+)\.tsx$/.exec(file)?.groups?.['name'] ?? ''))
          .map((file) => `src/${layer}/${file}`)
      : [],
  ).toSorted();
}
