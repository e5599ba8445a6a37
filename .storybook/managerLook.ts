import { PRODUCT_NAME } from '../src/constants/brand';
import { globalTypes, initialGlobals } from './toolbar';

/** The typeface; `main.ts` publishes the file. */
const fontFace =
  "@font-face{font-family:'Figtree Variable';font-weight:300 900;src:url(./figtree.woff2) format('woff2')}";

/** The initial choices of the toolbar's menus, with which the accessible names of the menus' buttons end. */
const initialTitles = Object.entries(initialGlobals).map(([name, initial]) => {
  const { items } = (
    globalTypes[name] as { toolbar: { items: { value: string; title: string }[] } }
  ).toolbar;
  return items.find(({ value }) => value === initial)?.title;
});

const unchanged = initialTitles.map((title) => `[aria-label$=' ${title}']`).join();

/**
 * The look of Storybook itself, where its theme has no option. The product's name is beside the logo, because an image
 * cannot have the page's typeface. The icons of the sidebar have the colour of the text, and those of components the
 * brand's colour. In the toolbar, only the menus whose choice has changed are coloured.
 */
export const managerStyles = `${fontFace}
.sidebar-header a:has(>img){display:flex;align-items:center;gap:10px;color:inherit;text-decoration:none}
.sidebar-header a:has(>img)::after{content:'${PRODUCT_NAME}'/'';font-size:18px;font-weight:700}
.sidebar-item svg:is([type=document],[type=group],[type=story]){color:inherit;opacity:.65}
.sidebar-item[data-selected=true] svg[type]{color:inherit;opacity:1}
button[aria-label*=' active tag filter']{background:color-mix(in srgb,currentColor 12%,transparent)}
[data-testid=sb-preview-toolbar] button[aria-haspopup=listbox]{padding-inline:8px;font-weight:600}
[data-testid=sb-preview-toolbar] button:is(${unchanged}):not(:hover,:focus-visible,[aria-expanded=true]){background:none;color:inherit}
[data-testid=sb-preview-toolbar] button[aria-haspopup=listbox] svg{opacity:.75}`;
