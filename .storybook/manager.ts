import { GLOBALS_UPDATED, SET_GLOBALS, STORY_PREPARED } from 'storybook/internal/core-events';
import { addons, type API } from 'storybook/manager-api';
import icon from '../scripts/app/icon.svg';
import { LOOK, PRODUCT_NAME } from '../src/theme/brand';
import { brandLook } from '../src/theme/look';
import { storybookTheme } from './docs/storybookTheme';
import { managerStyles } from './managerLook';
import { registerWorldPanel } from './world/manager';

const { colors, fontFamily: fontBase } = brandLook(LOOK);

type Mode = keyof typeof colors;

/** The app's icon in the brand's colours. */
const logo = `data:image/svg+xml,${encodeURIComponent(
  decodeURIComponent(icon.replace(/^data:[^,]*,/, ''))
    .replaceAll(
      /token\((?<of>light|dark)\.(?<name>\w+)\)/g,
      (_token, of: Mode, name: keyof typeof colors.light) => colors[of][name],
    )
    .replace("viewBox='0 0 32 32'", "viewBox='0 0 32 32' width='32' height='32'"),
)}`;

const look = (mode: Mode) => ({
  theme: storybookTheme(mode, {
    brandTitle: `${PRODUCT_NAME} components`,
    brandImage: logo,
    // On the published site, the catalogue is in a folder of the app, so this URL opens the app. Elsewhere, it opens
    // the catalogue.
    brandUrl: '../',
    brandTarget: '_self',
    appBg: colors[mode].background,
    fontBase,
  }),
});

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** The theme in the URL, so that Storybook starts dark if the toolbar's theme is dark. */
const initial: Mode = /theme(?::|%3A)dark/i.test(window.location.search) ? 'dark' : 'light';

document.head.append(
  Object.assign(document.createElement('style'), { textContent: managerStyles }),
);

addons.setConfig({
  ...look(initial),
  sidebar: {
    // Folders have lower-case names. The names of docs pages and of some stories contain the component's name for the
    // search.
    renderLabel: ({ type, name }) =>
      type === 'docs' && name.endsWith(' docs') ? 'Docs' : capital(name.replace(/ \(\w+\)$/, '')),
  },
});

/** Shows Storybook itself in the toolbar's theme. */
function followTheme(api: API): void {
  let shown = initial;
  const follow = ({ globals }: { globals: Record<string, unknown> }) => {
    const mode = globals['theme'] === 'dark' ? 'dark' : 'light';
    if (mode === shown) return;
    shown = mode;
    addons.setConfig(look(mode));
  };
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
}

const CONTROLS = 'addon-controls';
const INTERACTIONS = 'storybook/interactions/panel';

/** Opens the panel Interactions for tests and for stories that have no controls, and Controls for components. */
function choosePanel(api: API): void {
  // A panel that the user selected stays open.
  let isChosenHere = false;
  api.on(STORY_PREPARED, ({ id }: { id: string }) => {
    // The id of a test contains a colon.
    const hasControls = id.startsWith('components-') && !id.includes(':');
    const selected = api.getSelectedPanel();
    if (!hasControls && selected === CONTROLS) {
      isChosenHere = true;
      api.setSelectedPanel(INTERACTIONS);
    } else if (hasControls && selected === INTERACTIONS && isChosenHere) {
      isChosenHere = false;
      api.setSelectedPanel(CONTROLS);
    }
  });
}

addons.register('florin/manager', (api) => {
  followTheme(api);
  choosePanel(api);
});

registerWorldPanel();
