type Styles = Readonly<Record<string, unknown>>;

interface ThemeComponent {
  readonly defaultProps?: object;
  readonly styleOverrides?: Styles;
  readonly variants?: readonly unknown[];
}

function mergeStyles(first: Styles = {}, second: Styles = {}): unknown {
  // The styles of `MuiCssBaseline` may be a string or a function instead of an object.
  if (typeof second !== 'object') return [first, second];
  const styles: Record<string, unknown> = { ...first };
  for (const [part, style] of Object.entries(second))
    styles[part] = part in styles ? [styles[part], style] : style;
  return styles;
}

/**
 * Merges two entries of one component. The second entry's props override those of the first, and its styles are applied
 * after those of the first.
 */
function mergeComponent(first: ThemeComponent, second: ThemeComponent) {
  return {
    defaultProps: { ...first.defaultProps, ...second.defaultProps },
    styleOverrides: mergeStyles(first.styleOverrides, second.styleOverrides),
    variants: [...(first.variants ?? []), ...(second.variants ?? [])],
  };
}

/**
 * Merges the `components` of several themes; later themes have precedence. MUI's own merge replaces a style function
 * with a later style object: an app's style for buttons would remove Florin's target size, for example. This function
 * applies both styles.
 */
export function mergeComponents<Components extends object>(
  first: Components,
  ...others: readonly (object | undefined)[]
): Components {
  const merged = { ...first } as Record<string, unknown>;
  for (const [name, entry] of others.flatMap((other) => Object.entries(other ?? {}))) {
    const before = merged[name] as ThemeComponent | undefined;
    merged[name] =
      before && typeof entry === 'object' ? mergeComponent(before, entry as ThemeComponent) : entry;
  }
  return merged as Components;
}
