/** The English texts of `HeroEmblem`. */
export const HeroEmblem = { wallet: 'Sample wallet' } as const;
