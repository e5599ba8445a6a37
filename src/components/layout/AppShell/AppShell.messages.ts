/** The English texts of `AppShell`. */
export const AppShell = { skip: 'Skip to content' } as const;
