/** The same picture, as a PNG of no more bytes. */
export declare function shrink(png: Buffer): Buffer;
