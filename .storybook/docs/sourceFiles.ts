import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { storiesFiles } from '../../scripts/handbook/pages.ts';

/** The layers with parts that have a page of their own. */
const LAYERS = ['components', 'features', 'pages', 'app'];

/** The address of a source in the catalogue: as text, which a browser shows and does not download. */
export const sourceHref = (file: string) => `sources/${file.replace(/^src\//, '')}.txt`;

/** The source behind each page of the catalogue that has one, from the checkout's root. */
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
