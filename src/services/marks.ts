/** A synchronous storage of texts by key, such as `localStorage`. */
export interface Marks {
  readonly get: (key: string) => string | null;
  readonly set: (key: string, text: string) => void;
  readonly remove: (key: string) => void;
}
