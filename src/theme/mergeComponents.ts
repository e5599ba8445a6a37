type Styles = Readonly<Record<string, unknown>>;

interface Said {
  readonly defaultProps?: object;
  readonly styleOverrides?: Styles;
  readonly variants?: readonly unknown[];
}

function mergeStyles(first: Styles = {}, second: Styles = {}): unknown {
  // The styles of `MuiCssBaseline` may be one text or function.
  if (typeof second !== 'object') return [first, second];
  const styles: Record<string, unknown> = { ...first };
  for (const [part, style] of Object.entries(second))
    styles[part] = part in styles ? [styles[part], style] : style;
  return styles;
}

/** Merges one component: the second's props override, and its styles follow the first's. */
function mergeSaid(first: Said, second: Said) {
  return {
    defaultProps: { ...first.defaultProps, ...second.defaultProps },
    styleOverrides: mergeStyles(first.styleOverrides, second.styleOverrides),
    variants: [...(first.variants ?? []), ...(second.variants ?? [])],
  };
}

/**
 * Merges the `components` of several themes; later ones win. MUI's merging replaces a function by a later object, so
 * that a colour for one button would remove the size of all targets. This function keeps both.
 */
export function mergeComponents<Components extends object>(
  first: Components,
  ...others: readonly (object | undefined)[]
): Components {
  const merged = { ...first } as Record<string, unknown>;
  for (const [name, said] of others.flatMap((other) => Object.entries(other ?? {}))) {
    const before = merged[name] as Said | undefined;
    merged[name] = before && typeof said === 'object' ? mergeSaid(before, said as Said) : said;
  }
  return merged as Components;
}
