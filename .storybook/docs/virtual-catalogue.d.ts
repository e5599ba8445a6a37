declare module 'virtual:catalogue' {
  import type { CatalogueEntry } from '#.storybook/docs/catalogue';

  /** See `catalogue.ts`, which makes it. */
  export const components: readonly CatalogueEntry[];
}
