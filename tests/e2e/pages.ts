import { currencyPath, livePaths, paths, transactionPath } from '../../src/features/page/paths';

type PathOf<Pages> = Pages[keyof Pages];

/** An example of each path with a parameter. */
const EXAMPLES: Readonly<Record<Extract<PathOf<typeof livePaths>, `${string}:${string}`>, string>> =
  {
    [livePaths.transaction]: transactionPath('personal-5'),
    [livePaths.currency]: currencyPath('btc'),
  };

/** Every page of the route table, and a path without a page. */
export const PATHS: readonly string[] = [
  ...Object.values(paths),
  ...Object.values(livePaths).map(
    (path) => (EXAMPLES as Readonly<Record<string, string>>)[path] ?? path,
  ),
  '/nowhere',
];
