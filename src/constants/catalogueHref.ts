declare global {
  interface ImportMetaEnv {
    /** The folder of the catalogue beside the app, set by vite.site.config.ts alone. */
    readonly VITE_CATALOGUE?: string;
  }
}

const folder = import.meta.env.VITE_CATALOGUE;

/**
 * The address of the catalogue of components, where it is published beside the app. Anywhere else,
 * as in `npm start`, there is none.
 */
export const catalogueHref =
  folder === undefined ? undefined : `${import.meta.env.BASE_URL}${folder}/`;
