/** The English texts of `StatTiles`. */
export const StatTiles = { title: 'Statistics' } as const;
