/** The English texts of `ChangeLabel`. */
export const ChangeLabel = {
  during: '{change} ({period})',
} as const;
