/** The English texts of `SiteHeader`. */
export const SiteHeader = {
  menu: 'Account menu',
  openingDemo: 'Opening the demo account',
} as const;

declare module '../../appEnglish' {
  interface AppEnglish {
    readonly SiteHeader: typeof SiteHeader;
  }
}
