/** The English texts of `UpdateNotice`. */
export const UpdateNotice = { ready: 'A new version is ready', reload: 'Reload' } as const;
