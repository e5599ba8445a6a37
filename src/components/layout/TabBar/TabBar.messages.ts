/** The English texts of `TabBar`. */
export const TabBar = { name: 'Main' } as const;
