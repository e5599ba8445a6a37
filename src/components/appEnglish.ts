/**
 * The type of an app's English texts. Each module of pages and features, and each component of the demo, adds its texts by
 * `declare module 'florin/appEnglish'`, so that no file lists them. `useMessages` then knows them.
 */
export interface AppEnglish {}
