import { PRODUCT_NAME } from '../src/theme/brand';

/**
 * The look of Storybook itself, where its theme has no option. `main.ts` publishes the typeface. The product's name is
 * beside the logo, because an image cannot have the page's typeface. The icons of the sidebar have the colour of the
 * text. The frame of a story is as high as the story's viewport. Storybook would shrink it to the space above the panel.
 */
export const managerStyles = `
@font-face { font-family: 'Figtree Variable'; font-weight: 300 900; src: url(./figtree.woff2) format('woff2') }
.sidebar-header a:has(> img) { display: flex; align-items: center; gap: 10px; color: inherit; text-decoration: none }
.sidebar-header a:has(> img)::after { content: '${PRODUCT_NAME}' / ''; font-size: 18px; font-weight: 700 }
.sidebar-item svg:is([type=document], [type=group], [type=story]) { color: inherit; opacity: 0.65 }
.sidebar-item[data-selected=true] svg[type] { color: inherit; opacity: 1 }
:has(> div > #storybook-preview-iframe) { flex-shrink: 0 }`;
