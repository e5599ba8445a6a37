/**
 * The tokens of a theme for other tools, as JSON in the Design Tokens Format of the W3C's community group
 * (https://www.designtokens.org/tr/2025.10/format/).
 */
import { createFlorinTheme } from '../../src/theme/theme.ts';
import { durations } from '../../src/theme/tokens.ts';
import { PALETTE, SCALE, variablesOf, type FlorinTheme } from './cssVariables.ts';

/** A length or a duration, `44px`, as the format has it. */
function measure(text: string) {
  const [, value = '', unit = ''] = /^(-?[\d.]+)(px|rem|ms)$/.exec(text) ?? [];
  if (unit === '') throw new Error(`Not a measure: ${text}`);
  return { value: Number(value), unit };
}

/** A colour of six digits, or `rgb(0 0 0 / 0.5)`. */
function colorOf(text: string) {
  const digits = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(text);
  if (digits) {
    const components = digits.slice(1).map((channel) => {
      return Math.round((Number.parseInt(channel, 16) / 255) * 10_000) / 10_000;
    });
    return { colorSpace: 'srgb', components, hex: text.toLowerCase() };
  }
  const [, red, green, blue, alpha] = /rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)/.exec(text) ?? [];
  if (alpha === undefined) throw new Error(`Not a colour: ${text}`);
  const components = [red, green, blue].map((channel) => Number(channel) / 255);
  return { colorSpace: 'srgb', components, alpha: Number(alpha) };
}

/** Every value of a record as a token; its type stands with the group. */
function group<T>(type: string, values: Readonly<Record<string, T>>, read: (value: T) => unknown) {
  const tokens = Object.entries(values).map(([name, value]) => [name, { $value: read(value) }]);
  return { $type: type, ...(Object.fromEntries(tokens) as Record<string, { $value: unknown }>) };
}

const fontNames = (family: string) => family.split(', ').map((name) => name.replaceAll("'", ''));

const px = (value: number) => ({ value, unit: 'px' });

/** The shadow as one of the format, from `0 12px 32px rgb(0 0 0 / 0.16)`. */
function shadowOf(text: string) {
  const [, y = '', blur = '', color = ''] = /^0 (\S+) (\S+) (rgb\(.+\))$/.exec(text) ?? [];
  return {
    color: colorOf(color),
    offsetX: px(0),
    offsetY: measure(y),
    blur: measure(blur),
    spread: px(0),
  };
}

/** A step of the type scale. The distance of letters is in `em` in the theme, which the format does not know. */
function typographyOf(
  fontSize: ReturnType<typeof measure>,
  fontWeight: unknown,
  lineHeight: unknown,
  letterSpacing: unknown = '0em',
) {
  const spacing = Number.parseFloat(String(letterSpacing)) * fontSize.value;
  return {
    fontFamily: '{font.family}',
    fontSize,
    fontWeight,
    letterSpacing: { value: Math.round(spacing * 10_000) / 10_000, unit: 'rem' },
    lineHeight,
  };
}

/** The tokens of a theme as the format has them. */
export function tokensOf(theme: FlorinTheme = createFlorinTheme()) {
  const variables = variablesOf(theme);
  const { gradients, radii, sizes, onGradient, popupShadow, backdrop, waiting } = theme.florin;
  const colorsIn = (mode: 'light' | 'dark') =>
    group('color', PALETTE, (name) => colorOf(variables[mode][`--mui-palette-${name}`] ?? ''));
  const scale = SCALE.flatMap((name) => {
    const { fontSize, fontWeight, lineHeight, letterSpacing } = theme.typography[name];
    const size = String(fontSize);
    // Sizes that grow with the screen have no place in the format.
    if (!size.endsWith('rem')) return [];
    return [[name, { $value: typographyOf(measure(size), fontWeight, lineHeight, letterSpacing) }]];
  });
  return {
    $description: 'Made by npm run tokens from the theme. A change here changes nothing there.',
    color: {
      light: colorsIn('light'),
      dark: colorsIn('dark'),
      onGradient: { $type: 'color', $value: colorOf(onGradient) },
      backdrop: { $type: 'color', $value: colorOf(backdrop) },
    },
    gradient: group('gradient', gradients, ([from, to]) => [
      { color: colorOf(from), position: 0 },
      { color: colorOf(to), position: 1 },
    ]),
    font: {
      family: { $type: 'fontFamily', $value: fontNames(theme.typography.fontFamily ?? '') },
    },
    typography: { $type: 'typography', ...Object.fromEntries(scale) },
    radius: group('dimension', radii, px),
    size: group('dimension', sizes, px),
    spacing: {
      $type: 'dimension',
      step: { $value: measure(variables.light['--mui-spacing'] ?? '') },
    },
    shadow: { popup: { $type: 'shadow', $value: shadowOf(popupShadow) } },
    duration: group(
      'duration',
      {
        ...durations,
        waitingSign: Number.parseInt(waiting.sign, 10),
        waitingPass: Number.parseInt(waiting.pass, 10),
      },
      (value) => ({ value, unit: 'ms' }),
    ),
  };
}
