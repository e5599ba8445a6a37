/**
 * Augment this interface, and the compiler knows your currencies and networks:
 *
 *     declare module 'florin/domain/register' {
 *       interface Register { currencies: typeof CURRENCIES; chains: typeof CHAINS }
 *     }
 *
 * It has a separate module, because an augmentation sees the names of its module before yours.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- an interface, since a type cannot be augmented.
export interface Register {}

/** The ids of a list of objects. */
export type IdOf<List> = List extends readonly { readonly id: infer Id extends string }[]
  ? Id
  : never;
