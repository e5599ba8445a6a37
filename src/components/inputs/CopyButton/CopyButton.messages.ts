/** The English texts of `CopyButton`. */
export const CopyButton = {
  copied: 'Copied',
} as const;
