export const LAYERS: Readonly<Record<string, readonly string[]>>;
export const BESIDE: readonly string[];
export const FOLLOW_THEME: readonly string[];
export const AROUND: Readonly<Record<string, readonly string[]>>;
