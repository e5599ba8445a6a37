/** The style sheets of the package, as files below `src/`, by public name. */
export declare const STYLES: Readonly<Record<string, string>>;

/** The layers of the package. */
export declare const LAYERS: readonly string[];

/** Returns the path of a module in the repository, by its path in the package. Both are without an extension. */
export declare function sourceOf(path: string): string;

/** Returns the paths of all public modules in the package, without an extension, by public name. */
export declare function entriesOf(root: string): Readonly<Record<string, string>>;

/** A public component. */
export interface PublicComponent {
  /** The name of the component, such as `SendForm`. The package exports the component under this name. */
  readonly name: string;
  /** The path of the module below `src/`, without the extension. */
  readonly module: string;
}

/** Returns the public components of a checkout. */
export declare function componentsOf(root: string): readonly PublicComponent[];
