/** The style of a form that a step replaces. The hidden form stays mounted, so that it keeps its typed values. */
export const covered = { display: 'none' } as const;

/** The style of a form without an open step. The form has the same layout as without an element around it. */
export const uncovered = { display: 'contents' } as const;
