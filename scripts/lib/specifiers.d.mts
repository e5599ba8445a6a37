/** The specifier of an import, with the position of its literal including the quotes. */
export interface Specifier {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** Every specifier in a module or declaration file, in the order of the text. */
export declare function specifiersIn(file: string, code: string): readonly Specifier[];

/** Whether a specifier refers to a file of the same package. */
export declare function isRelative(specifier: string): boolean;

/** The package of a bare specifier: `@mui/material` for `@mui/material/Box`. */
export declare function packageOf(specifier: string): string;
