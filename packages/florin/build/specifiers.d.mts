/** The specifier of an import, with the position of its literal including the quotes. */
export interface Specifier {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** Returns every specifier in a module or declaration file, in the order of the text. */
export declare function specifiersIn(file: string, code: string): readonly Specifier[];

/** Returns whether a specifier refers to a file of this repository. */
export declare function isInternal(specifier: string): boolean;

/** Returns the package of a bare specifier: `@mui/material` for `@mui/material/Box`. */
export declare function packageOf(specifier: string): string;
