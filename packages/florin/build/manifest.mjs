/** Generates the package.json of the package. */
import { DATA, STYLES } from './entries.mjs';

/**
 * The peer dependencies. An app must have a single copy of each package, because a second copy would have separate
 * React contexts and a separate theme. `tests/release/peers.spec.ts` of this package renders every component with the
 * lowest version of each.
 */
export const PEERS = {
  '@emotion/react': '^11.14.0',
  '@emotion/styled': '^11.14.0',
  '@mui/material': '^7.3.0 || ^9.0.0',
  // `useEffectEvent` needs 19.2.
  react: '^19.2.0',
  'react-dom': '^19.2.0',
};

/** Dependencies whose range is wider than a caret range, so an app has a single copy of MUI's helpers. */
const WIDER = { '@mui/utils': PEERS['@mui/material'] };

/**
 * Returns the `exports` of the package: each public name with its files. Other files of the package cannot be imported.
 */
function exportsOf(entries) {
  const modules = Object.entries(entries).map(([name, module]) => [
    `./${name}`,
    { types: `./${module}.d.ts`, default: `./${module}.js` },
  ]);
  const styles = Object.entries(STYLES).map(([name, file]) => [
    `./${name}`,
    { types: `./${file}.d.ts`, default: `./${file}` },
  ]);
  const data = Object.entries(DATA).map(([name, file]) => [`./${name}`, `./${file}`]);
  return Object.fromEntries([...modules, ...styles, ...data, ['./package.json', './package.json']]);
}

/**
 * Returns the imported packages that are not peer dependencies, with their ranges. A range is usually the caret range
 * of the version in this repository.
 */
function dependenciesOf(packages, known) {
  const own = packages.filter((name) => !Object.hasOwn(PEERS, name)).toSorted();
  const unknown = own.filter((name) => !Object.hasOwn(known, name));
  if (unknown.length > 0)
    throw new Error(
      `These imported packages are neither peers nor dependencies: ${unknown.join(', ')}.`,
    );
  return Object.fromEntries(own.map((name) => [name, WIDER[name] ?? `^${known[name]}`]));
}

/**
 * Returns the fields of the manifest that name the repository, from the variables of GitHub Actions. Returns no fields
 * on other machines. A signed publication (`npm publish --provenance`) requires the field `repository`.
 */
function originOf({ GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository }) {
  if (!server || !repository) return {};
  const address = `${server}/${repository}`;
  return {
    homepage: `${address}#readme`,
    bugs: { url: `${address}/issues` },
    repository: { type: 'git', url: `git+${address}.git` },
  };
}

/**
 * Generates the package's manifest from the repository's package.json, the public modules and the imported packages.
 */
export function manifestOf(
  { name, version, description, keywords, license, engines, dependencies },
  entries,
  packages,
) {
  return {
    name,
    version,
    description,
    keywords,
    ...originOf(process.env),
    license,
    type: 'module',
    engines,
    // A bundler may remove any unused module except style sheets.
    sideEffects: ['**/*.css'],
    exports: exportsOf(entries),
    peerDependencies: PEERS,
    dependencies: dependenciesOf(packages, dependencies),
  };
}
