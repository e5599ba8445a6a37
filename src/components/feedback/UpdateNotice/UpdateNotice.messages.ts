/** The English texts of `UpdateNotice`. */
export const UpdateNotice = {
  ready: 'A new version is ready',
  loses: 'Reloading removes everything that is not kept on this device.',
  reload: 'Reload',
} as const;
