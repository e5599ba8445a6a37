/** The package's own package.json, computed from what was emitted. */
import { DATA, STYLES } from './entries.mjs';

/**
 * Packages that the app around the components brings, because there must be one of each: React and emotion for
 * their contexts, MUI for its theme. The icons are among them because their version has to move with
 * that of @mui/material, which the app chooses; two copies would also weigh twice.
 */
export const PEERS = {
  '@emotion/react': '^11.14.0',
  '@emotion/styled': '^11.14.0',
  '@mui/icons-material': '^9.5.0',
  '@mui/material': '^9.5.0',
  react: '^19.0.0',
  'react-dom': '^19.0.0',
};

/** From public name to files: explicit, so that nothing else of the package can be imported. */
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

/** Every imported package that is no peer, with the range that the app's own version stands for. */
function dependenciesOf(packages, known) {
  const own = packages.filter((name) => !Object.hasOwn(PEERS, name)).toSorted();
  const unknown = own.filter((name) => !Object.hasOwn(known, name));
  if (unknown.length > 0)
    throw new Error(`Imported, but neither a peer nor a dependency: ${unknown.join(', ')}.`);
  return Object.fromEntries(own.map((name) => [name, `^${known[name]}`]));
}

/** The manifest of the package, from the app's own, the public modules and the packages imported. */
export function manifestOf(
  { name, version, description, license, dependencies },
  entries,
  packages,
) {
  return {
    name,
    version,
    description,
    license,
    type: 'module',
    // A bundler may leave out every module of which nothing is used.
    sideEffects: ['**/*.css'],
    exports: exportsOf(entries),
    peerDependencies: PEERS,
    dependencies: dependenciesOf(packages, dependencies),
  };
}
