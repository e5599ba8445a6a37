import { ThemeProvider } from '@mui/material/styles';
import { createElement, type ComponentType, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { createFlorinTheme } from '../../src/theme/theme';

/*
 * Tests that the root element of every component accepts `className` and `sx`, and applies the theme's `components`.
 * The tests render each component to HTML with the args of its first story. docs/adr/0021-every-root-can-be-styled.md
 * explains the reasons.
 */

/** The components that have no root element to style, each with the reason. */
const WITHOUT_ROOT: Readonly<Record<string, string>> = {
  FlorinProvider: 'It renders its children, and no element.',
  PartBoundary: 'It renders its children. The message for a failed part has a root.',
  ForeignText: 'It is text without a style, and a page may contain hundreds of them.',
  MaskedText: 'It is text, and has no element while the text is visible.',
  Moment: 'It is a `<time>` without a style in a line of text, once in each transaction.',
  FullMoment: 'It is a `<time>` without a style, like `Moment`.',
};

interface Written {
  readonly component?: ComponentType<object>;
  readonly args?: object;
}

interface Stories {
  readonly Base?: { readonly meta: Written; readonly composed: { readonly args: object } };
}

// Storybook's own preview needs a browser, so this mock replaces it.
vi.mock('#.storybook/preview', () => {
  const meta = (own: Written) => ({
    input: own,
    story: (input: Written = {}) => ({
      meta: own,
      input,
      composed: { args: { ...own.args, ...input.args } },
      test: () => undefined,
    }),
  });
  return { default: { meta, type: () => ({ meta }) } };
});

// A notice renders in a portal. A server renders no portals, so this mock renders the children in place.
vi.mock('@mui/material/Portal', () => ({
  default: ({ children }: { children: ReactNode }) => children,
}));

const AREA = '../../src/stories/components/';

const files = Object.entries(
  import.meta.glob<Stories>([
    '../../src/stories/components/**/*.stories.tsx',
    '../../packages/payment-steps/stories/*.stories.tsx',
  ]),
);

const nameOf = (file: string) => file.slice(file.lastIndexOf('/') + 1, -'.stories.tsx'.length);

/** Theme components that render dialogs in place, because a server renders no portals. */
const withoutPortals = {
  MuiModal: { defaultProps: { disablePortal: true } },
  // By default, a popover uses the document of its anchor as container. A server has no document.
  MuiPopover: { defaultProps: { container: () => null } },
};

/** Renders a component to HTML. `components` are the components of its theme, and `look` its additional props. */
function htmlOf(
  { meta, composed }: NonNullable<Stories['Base']>,
  components: object,
  look: object,
) {
  const { args } = composed;
  const theme = createFlorinTheme({
    components: { ...withoutPortals, ...components },
  });
  const { component = () => null } = meta;
  return renderToString(
    createElement(
      StaticRouter,
      { location: '/' },
      createElement(
        ThemeProvider,
        { theme },
        // In most stories a dialog is closed until a button is pressed, so the test opens it.
        createElement(component, { ...args, ...('open' in args && { open: true }), ...look }),
      ),
    ),
  );
}

/** Returns the class list of each element that has this class. */
const classesWith = (html: string, name: string) =>
  [...html.matchAll(/ class="([^"]*)"/g)]
    .map(([, classes = '']) => classes.split(' '))
    .filter((classes) => classes.includes(name));

/** Returns the values of `--mark` in the generated styles of an element. The last value applies. */
const marksOf = (html: string, classes: readonly string[]) =>
  classes
    .filter((name) => name.startsWith('css-'))
    .flatMap((name) => [...html.matchAll(new RegExp(`\\.${name}\\{([^}]*)\\}`, 'g'))])
    .flatMap(([, rule = '']) => [...rule.matchAll(/--mark:(\w+);/g)].map(([, mark]) => mark));

vi.spyOn(console, 'error').mockImplementation(() => undefined);

/** Props that the first story of a component omits, with their default values. */
const DEFAULTS: Readonly<Record<string, object>> = {
  Amount: { precision: 'display', hidden: false },
  AmountField: { isHero: false },
  BalanceCard: { hidden: false, loading: false },
  BusyButton: { pending: false, disabled: false },
  CurrencyList: { hidden: false },
  DayList: { hidden: false },
  MenuButton: { popup: 'menu' },
  SelectField: { readOnly: false },
  ShareBar: { hidden: false },
  Sparkline: { hidden: false },
  TextField: { type: 'text' },
  TransactionDetails: { hidden: false },
  TransactionList: { hidden: false },
};

const styled = files.filter(([file]) => !(nameOf(file) in WITHOUT_ROOT));

describe('the root of', () => {
  it.each(styled)('%s accepts a class and styles, and follows the theme', async (file, load) => {
    const { Base } = await load();
    if (!Base) throw new Error(`${file.slice(AREA.length)} has no story Base.`);
    const name = `Florin${nameOf(file)}`;
    const components = {
      [name]: {
        defaultProps: { className: 'from-theme' },
        styleOverrides: { root: { '--mark': 'override' } },
        variants: [{ props: {}, style: { '--mark': 'variant' } }],
      },
    };
    const html = htmlOf(Base, components, { className: 'own', sx: { '--mark': 'sx' } });
    const [classes = []] = classesWith(html, `${name}-root`);
    expect(classes).toContain('own');
    expect(classes).not.toContain('from-theme');
    expect(marksOf(html, classes)).toEqual(['override', 'variant', 'sx']);
    expect(classesWith(html, 'own')).toHaveLength(1);
    const [byTheme = []] = classesWith(htmlOf(Base, components, {}), 'from-theme');
    expect(byTheme).toContain(`${name}-root`);
  });

  it.each(styled.filter(([file]) => nameOf(file) in DEFAULTS))(
    '%s passes default values to the styles of a theme',
    async (file, load) => {
      const { Base } = await load();
      const name = `Florin${nameOf(file)}`;
      const variant = { props: DEFAULTS[nameOf(file)], style: { '--mark': 'variant' } };
      const html = Base ? htmlOf(Base, { [name]: { variants: [variant] } }, {}) : '';
      const [classes = []] = classesWith(html, `${name}-root`);
      expect(marksOf(html, classes)).toEqual(['variant']);
    },
  );

  it('every listed component exists', () => {
    const names = new Set(files.map(([file]) => nameOf(file)));
    const listed = [...Object.keys(WITHOUT_ROOT), ...Object.keys(DEFAULTS)];
    expect(listed.filter((name) => !names.has(name))).toEqual([]);
  });
});
