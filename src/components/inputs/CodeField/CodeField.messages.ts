/** The English texts of `CodeField`. */
export const CodeField = { label: 'Code', hint: 'Six digits' } as const;
