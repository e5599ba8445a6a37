declare global {
  interface ImportMetaEnv {
    /** The folder of the catalogue beside the app. Only vite.site.config.ts sets it. */
    readonly VITE_CATALOGUE?: string;
  }
}

const folder = import.meta.env.VITE_CATALOGUE;

/**
 * The address of the catalogue of components, if it is published beside the app. Otherwise, as in `npm start`, it is
 * undefined.
 */
export const catalogueHref =
  folder === undefined ? undefined : `${import.meta.env.BASE_URL}${folder}/`;
