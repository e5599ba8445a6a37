/** Converts a brand, which is a set of theme options, to a short text for the Storybook's URL, and to source code. */
import { brandLook, type BrandOptions } from '../theme/theme';
import type { GradientName } from '../theme/tokens';

/** Font stacks that work on every device, by their names in the URL. */
export const FONTS = {
  system: 'system-ui, sans-serif',
  serif: "Georgia, 'Times New Roman', serif",
  mono: 'ui-monospace, Menlo, Consolas, monospace',
} as const;

const HOUSE = brandLook({});

type Colors = NonNullable<BrandOptions['colors']>;
type ModeColors = NonNullable<Colors['light']>;

const isColor = (name = ''): name is keyof ModeColors => name in HOUSE.colors.light;
const isGradient = (name = ''): name is GradientName => name in HOUSE.gradients;
const isRadius = (name = ''): name is keyof typeof HOUSE.radii => name in HOUSE.radii;
const isFont = (name = ''): name is keyof typeof FONTS => name in FONTS;
const isDensity = (name: unknown): name is 'compact' | 'comfortable' | 'spacious' =>
  ['compact', 'comfortable', 'spacious'].includes(String(name));
const isHex = (text = '') => /^[\dA-F]{6}$/.test(text);

const digits = (color: string) => color.replace('#', '').toUpperCase();

/** Encodes a brand as a short text for a URL, such as `light-primary-7A1FA2_radius-card-8`. */
export function encodeBrand({ colors, gradients, fontFamily, radii, density }: BrandOptions) {
  const font = Object.entries(FONTS).find(([, family]) => family === fontFamily)?.[0];
  return [
    ...(['light', 'dark'] as const).flatMap((mode) =>
      Object.entries(colors?.[mode] ?? {}).map(
        ([name, color]) => `${mode}-${name}-${digits(color)}`,
      ),
    ),
    ...Object.entries(gradients ?? {}).map(
      ([name, [from, to]]) => `gradient-${name}-${digits(from)}-${digits(to)}`,
    ),
    ...Object.entries(radii ?? {}).map(([name, radius]) => `radius-${name}-${radius}`),
    ...(font ? [`font-${font}`] : []),
    ...(density ? [`density-${density}`] : []),
  ].join('_');
}

/** Decodes the brand in a URL. The text is untrusted, so anything invalid is ignored. */
export function decodeBrand(encoded: string): BrandOptions {
  const colors: Colors = {};
  const gradients: NonNullable<BrandOptions['gradients']> = {};
  const radii: Partial<Record<keyof typeof HOUSE.radii, number>> = {};
  const brand: BrandOptions = {};
  for (const part of encoded.split('_')) {
    const [kind, name, one, other] = part.split('-');
    if ((kind === 'light' || kind === 'dark') && isColor(name) && isHex(one)) {
      colors[kind] ??= {};
      colors[kind][name] = `#${one}`;
      brand.colors = colors;
    } else if (kind === 'gradient' && isGradient(name) && isHex(one) && isHex(other)) {
      Object.assign(gradients, { [name]: [`#${one}`, `#${other}`] });
      brand.gradients = gradients;
    } else if (kind === 'radius' && isRadius(name) && /^\d{1,3}$/.test(one ?? '')) {
      radii[name] = Number(one);
      brand.radii = radii;
    } else if (kind === 'font' && isFont(name)) brand.fontFamily = FONTS[name];
    else if (kind === 'density' && isDensity(name)) brand.density = name;
  }
  return brand;
}

/** Returns the values of `own` that differ from Florin's defaults in `house`. Returns undefined if no value differs. */
function changed<T extends object>(own: T | undefined, house: object): T | undefined {
  const entries = Object.entries(own ?? {}).filter(
    ([name, value]) =>
      JSON.stringify(value) !== JSON.stringify((house as Record<string, unknown>)[name]),
  );
  return entries.length > 0 ? (Object.fromEntries(entries) as T) : undefined;
}

/** Returns a brand without the values that equal Florin's defaults. */
export function ownOf({ colors, gradients, fontFamily, radii, density }: BrandOptions) {
  const light = changed(colors?.light, HOUSE.colors.light);
  const dark = changed(colors?.dark, HOUSE.colors.dark);
  const own = {
    gradients: changed(gradients, HOUSE.gradients),
    radii: changed(radii, HOUSE.radii),
  };
  return {
    ...((light ?? dark) && { colors: { ...(light && { light }), ...(dark && { dark }) } }),
    ...(own.gradients && { gradients: own.gradients }),
    ...(fontFamily !== undefined && fontFamily !== HOUSE.fontFamily && { fontFamily }),
    ...(own.radii && { radii: own.radii }),
    ...(density !== undefined && density !== 'comfortable' && { density }),
  } satisfies BrandOptions;
}

function literal(value: unknown, indent: string): string {
  if (typeof value === 'string') return value.includes("'") ? `"${value}"` : `'${value}'`;
  if (Array.isArray(value)) return `[${value.map((item) => literal(item, '')).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const lines = Object.entries(value).map(
    ([name, item]) => `${indent}  ${name}: ${literal(item, `${indent}  `)},\n`,
  );
  return `{\n${lines.join('')}${indent}}`;
}

/** Returns the source code that creates a brand's theme. Values that equal Florin's defaults are omitted. */
export function codeOf(brand: BrandOptions): string {
  const own = ownOf(brand);
  const options = Object.keys(own).length > 0 ? literal(own, '') : '';
  return `import { createFlorinTheme } from 'florin/theme';\n\nexport const theme = createFlorinTheme(${options});\n`;
}
