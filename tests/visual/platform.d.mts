/** Flags that a picture is taken with. */
export const DRAWING_ARGS: readonly string[];
