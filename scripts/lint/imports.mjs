/** The import rules of oxlint, made from the table of layers. */
import { BESIDE, FOLLOW_THEME, LAYERS, PACKAGES, REFUSED_PACKAGES } from './layers.mjs';

const ROOMS = [...Object.keys(LAYERS), ...BESIDE];

/** An import that climbs out of its layer, in either spelling. */
const UP = String.raw`^(#src/|(\./)*(\.\./)+)`;

const NO_STORYBOOK = {
  regex: String.raw`^(#|(\.{1,2}/)+)\.storybook(/|$)`,
  message: 'Only stories and tests import .storybook.',
};

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
    NO_STORYBOOK,
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
