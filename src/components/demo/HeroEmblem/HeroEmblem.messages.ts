/** The English texts of `HeroEmblem`. */
export const HeroEmblem = { wallet: 'Sample wallet' } as const;

declare module '../../appEnglish' {
  interface AppEnglish {
    readonly HeroEmblem: typeof HeroEmblem;
  }
}
