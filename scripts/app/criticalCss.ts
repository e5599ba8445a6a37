/** Reduces the styles of a rendered page to the styles that are needed for its first paint. */
import { transform, type Selector } from 'lightningcss';

/**
 * Pseudo-classes whose styles are removed, because they have little or no effect before the page's code has loaded. The
 * styles of `focus-visible` remain.
 */
const LATER: ReadonlySet<string> = new Set([
  'active',
  'autofill',
  'focus',
  'focus-within',
  'hover',
]);

/** Elements and classes of the document around a page. The rendered HTML of the page does not contain them. */
const AROUND = { tags: ['html', 'body'], classes: ['light', 'dark'] } as const;

const matchesOf = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** Returns the variables that no style reads, neither directly nor through another variable. */
function unreadVariables(css: string): string[] {
  const declared = [...css.matchAll(/(?<=[{;])(?<name>--[\w-]+):(?<value>[^;}]*)/g)];
  const reads = (text: string) => matchesOf(text, /var\((--[\w-]+)/g);
  const read = new Set(reads(css.replaceAll(/(?<=[{;])--[\w-]+:[^;}]*/g, '')));
  // A set also visits the items that are added during the iteration.
  for (const variable of read)
    for (const { groups } of declared)
      if (groups?.['name'] === variable)
        for (const next of reads(groups['value'] ?? '')) read.add(next);
  const names = new Set(declared.map(({ groups }) => groups?.['name'] ?? ''));
  return [...names].filter((name) => !read.has(name));
}

/** Returns only the rules that can match an element of the page before the user interacts with the page. */
export function criticalCss(css: string, html: string): string {
  const tags = new Set([...AROUND.tags, ...matchesOf(html, /<([a-z][\w-]*)/g)]);
  const classes = new Set([
    ...AROUND.classes,
    ...matchesOf(html, / class="([^"]*)"/g).flatMap((names) => names.split(' ')),
  ]);
  const isNeeded = (selector: Selector) =>
    selector.every((part) => {
      if (part.type === 'class') return classes.has(part.name);
      if (part.type === 'type') return tags.has(part.name);
      return part.type !== 'pseudo-class' || !LATER.has(part.kind);
    });
  const { code } = transform({
    filename: 'critical.css',
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Rule: {
        style: ({ value }) => (value.selectors.some(isNeeded) ? undefined : []),
        // The first paint needs no animation.
        keyframes: () => [],
        media: ({ value }) =>
          value.query.mediaQueries.every(({ mediaType }) => mediaType === 'print') ? [] : undefined,
      },
    },
  });
  const unusedSymbols = unreadVariables(code.toString());
  return transform({ filename: 'critical.css', code, minify: true, unusedSymbols }).code.toString();
}
