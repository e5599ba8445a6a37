/** The surface of the built package in a folder, as Markdown: the text of docs/api/florin.api.md. */
export declare function surfaceOf(folder: string): Promise<string>;
