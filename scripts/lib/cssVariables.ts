/** Generates a table in Markdown of a theme's CSS variables, for authors of style sheets. */
import { createFlorinTheme } from '../../src/theme/theme.ts';
import { fontFamily, type colors } from '../../src/theme/tokens.ts';
import { typographyIn } from '../../src/theme/typography.ts';

export type FlorinTheme = ReturnType<typeof createFlorinTheme>;

/** The typography variants that components use. MUI has further variants. */
export const SCALE = Object.entries(typographyIn(fontFamily))
  .filter(([, step]) => typeof step === 'object')
  .map(([name]) => name as 'body1');

/** Maps a colour of a brand to the part of a CSS variable's name that belongs to the colour. */
export const PALETTE: Readonly<Record<keyof typeof colors.light, string>> = {
  background: 'background-default',
  surface: 'background-paper',
  raised: 'background-raised',
  text: 'text-primary',
  muted: 'text-secondary',
  primary: 'primary-main',
  primaryHover: 'primary-dark',
  onPrimary: 'primary-contrastText',
  gold: 'gold-main',
  goldText: 'gold-text',
  positive: 'success-main',
  negative: 'error-main',
  outline: 'divider',
  fieldOutline: 'fieldOutline',
};

/** Returns the CSS variables of a theme, with their values in light and in dark mode. */
export function variablesOf(theme: FlorinTheme) {
  const sheets = theme.generateStyleSheets() as Record<string, Record<string, string>>[];
  const below = (selector: string) =>
    Object.fromEntries(
      sheets
        .flatMap((sheet) => Object.entries(sheet))
        .filter(([selectors]) => selectors.split(', ').includes(selector))
        .flatMap(([, css]) => Object.entries(css)),
    );
  const light = below(':root');
  return { light, dark: { ...light, ...below('.dark') } };
}

/**
 * Returns the option of `createFlorinTheme` that sets a variable. Returns '' if the variable has no option, and
 * undefined if the table omits the variable, which is one of MUI's other variables.
 */
function optionOf(variable: string): string | undefined {
  const name = variable.replace('--mui-', '');
  const color = Object.entries(PALETTE).find(([, path]) => name === `palette-${path}`)?.[0];
  if (color !== undefined) return `colors.*.${color}`;
  const [, gradient, end] = /^florin-gradients-(\w+)-(\d)$/.exec(name) ?? [];
  if (gradient !== undefined) return `gradients.${gradient}[${end}]`;
  const radius = /^florin-radii-(\w+)$/.exec(name)?.[1];
  if (radius !== undefined) return `radii.${radius}`;
  if (name === 'shape-borderRadius') return 'radii.field';
  if (/^spacing$|^florin-sizes-(target|control|topBar|tabBar)$/.test(name)) return 'density';
  if (SCALE.some((step) => name === `font-${step}`)) return 'fontFamily';
  return name.startsWith('florin-') ? '' : undefined;
}

/** Formats a value for the table. Omits the fallbacks of the typeface, which are long. */
const shortened = (value: string | number | undefined) =>
  String(value).replace(/('Figtree Variable'), .*$/, '$1, …');

/** Returns a table in Markdown of the CSS variables that components and other style sheets may read. */
export function variablesTable(theme: FlorinTheme = createFlorinTheme()): string {
  const { light, dark } = variablesOf(theme);
  const rows = Object.keys(light).flatMap((variable) => {
    const option = optionOf(variable);
    if (option === undefined) return [];
    const [one, other] = [shortened(light[variable]), shortened(dark[variable])];
    return [
      `| \`${variable}\` | \`${one}\` | ${one === other ? 'the same' : `\`${other}\``} | ${option && `\`${option}\``} |`,
    ];
  });
  return ['| Variable | Light | Dark | Option |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

/** Returns the page with the table. The caller formats the page. */
export const variablesPage = () => `# CSS variables

This page lists the CSS variables of Florin's theme, for use in your own style sheets. \`npm run tokens\` generates it.

MUI's \`ThemeProvider\` sets the variables on the document element. If that element has the class \`dark\`, the variables
have their dark values. The last column names the option of \`createFlorinTheme\` that sets the variable. If the column is
empty, there is no option: set the variable in your own style sheet. [Theming](theming.md) describes the options.

${variablesTable()}
`;
