/** One version in CHANGELOG.md. */
export interface Section {
  readonly version: string;
  /** Everything below the heading but the line with the digest. */
  readonly entries: string;
  /** The digest of the surface that the entries describe. */
  readonly digest: string | undefined;
}

/** The first twelve hexadecimal digits of a text's SHA-256. */
export declare function digestOf(text: string): string;

/** The line that ends the section of a version with this surface. */
export declare function digestLine(report: string): string;

/** The sections of a changelog, newest first; throws where a heading names no version. */
export declare function sectionsOf(changelog: string): Section[];
