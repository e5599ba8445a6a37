/** The English texts of `TopBar`. */
export const TopBar = { openMenu: 'Open menu' } as const;
