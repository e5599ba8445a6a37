/** The specifier of an import and its place: `start` and `end` enclose the literal with its quotes. */
export interface Specifier {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** Every specifier in a module or declaration file, in the order of the text. */
export declare function specifiersIn(file: string, code: string): readonly Specifier[];

/** Whether a specifier leads to a file of the same package. */
export declare function isRelative(specifier: string): boolean;

/** The package that a bare specifier leads to: `@mui/material/Box` to `@mui/material`. */
export declare function packageOf(specifier: string): string;
