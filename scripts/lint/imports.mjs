/** The import rules of oxlint, made from the table of layers. */
import { AROUND, BESIDE, FOLLOW_THEME, LAYERS, PACKAGES, REFUSED_PACKAGES } from './layers.mjs';

const ROOMS = [...Object.keys(LAYERS), ...BESIDE];

/** An import that climbs out of its layer, in either spelling. */
const UP = String.raw`^(#src/|(\./)*(\.\./)+)`;

/** Refuses folders around the product, as imported from a file in `src/` or outside of it. */
const noFolders = (folders, isInSource, message) => ({
  regex: `^(#|(\\./)*(\\.\\./)+)(${folders
    .map((folder) =>
      folder.replaceAll('.', String.raw`\.`).replace('src/', isInSource ? '(src/)?' : 'src/'),
    )
    .join('|')})(/|$)`,
  message,
});

const NOTHING_AROUND = noFolders(Object.keys(AROUND), true, 'The product imports itself alone.');

const NO_TOKENS = {
  regex: String.raw`(^|/)theme/tokens(\.ts)?$`,
  message: 'A theme cannot change theme/tokens: take it from theme/vars.',
};

/** The import rule of a layer: it names the rooms and the packages that the layer may not import. */
function importRule(layer) {
  const refused = ROOMS.filter((room) => room !== layer && !LAYERS[layer].includes(room));
  const message = `${layer} imports of ours only: ${LAYERS[layer].join(', ') || 'nothing'}.`;
  const packages = REFUSED_PACKAGES[layer]?.join('|');
  const patterns = [
    { regex: `${UP}(${refused.join('|')})(/|$)`, message },
    NOTHING_AROUND,
    FOLLOW_THEME.includes(layer) && NO_TOKENS,
    packages && { regex: `^(${packages})(/|$)`, message: `${layer} works without this package.` },
  ];
  return ['error', { patterns: patterns.filter(Boolean) }];
}

/** Leaves only the packages named, beside our own modules. */
function onlyPackages(names) {
  const group = ['*', ...names.map((name) => `!${name}`), '!./**', '!../**', '!#src/**'];
  return { group, message: `The only packages here: ${names.join(', ') || 'none'}.` };
}

/** An entry for each layer. */
export const layerRules = Object.keys(LAYERS).map((layer) => ({
  files: [`src/${layer}/**`],
  rules: { 'no-restricted-imports': importRule(layer) },
}));

/** An entry for each file or folder with packages of its own. */
export const packageRules = Object.entries(PACKAGES).map(([file, names]) => {
  const [, { patterns }] = importRule(file.split('/')[0]);
  const rule = ['error', { patterns: [...patterns, onlyPackages(names)] }];
  return { files: [`src/${file}`], rules: { 'no-restricted-imports': rule } };
});

/** An entry for each folder around the product. */
export const aroundRules = Object.entries(AROUND).map(([folder, below]) => {
  const refused = Object.keys(AROUND).filter((it) => it !== folder && !below.includes(it));
  const message = `${folder} imports, beside the product: ${below.join(', ') || 'nothing'}.`;
  const patterns = [noFolders(refused, folder.startsWith('src/'), message)];
  const rule = refused.length > 0 ? ['error', { patterns }] : 'off';
  return { files: [`${folder}/**`], rules: { 'no-restricted-imports': rule } };
});
