/** The CSS variables of a theme as a table in Markdown, for authors of style sheets. */
import { createFlorinTheme } from '../../src/theme/theme.ts';
import { fontFamily, type colors } from '../../src/theme/tokens.ts';
import { typographyIn } from '../../src/theme/typography.ts';

export type FlorinTheme = ReturnType<typeof createFlorinTheme>;

/** The typography variants that components use; MUI has more. */
export const SCALE = Object.entries(typographyIn(fontFamily))
  .filter(([, step]) => typeof step === 'object')
  .map(([name]) => name as 'body1');

/** The part of the variable's name that belongs to each colour of a brand. */
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

/** The CSS variables of a theme in each mode. */
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
 * The option of `createFlorinTheme` that sets a variable; empty without an option, undefined for MUI's other variables.
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

/** A value for the table: without the typeface's fallbacks, which are long. */
const shortened = (value: string | number | undefined) =>
  String(value).replace(/('Figtree Variable'), .*$/, '$1, …');

/** The CSS variables that components and other style sheets may read, as a table in Markdown. */
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

/** The page with the table, before it is formatted. */
export const variablesPage = () => `# CSS variables

For authors of style sheets: the CSS variables of the theme, as \`npm run tokens\` generates them.
\`createFlorinTheme\` sets the variables on the document element, and the dark values on the class \`dark\`. The last column
names the option that changes a variable; see [Theming](theming.md). Your style sheet can set a variable without an option.

${variablesTable()}
`;
