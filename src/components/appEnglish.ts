/**
 * The type of the English texts of an app, which are in the modules of its pages and features. Each module adds its
 * texts by `declare module 'florin/appEnglish'`, so that no file lists them. `useMessages` then knows them.
 */
export interface AppEnglish {}
