/**
 * Augment this interface to make the compiler check the ids of your currencies and networks:
 *
 *     declare module 'florin/domain/register' {
 *       interface Register { currencies: typeof CURRENCIES; chains: typeof CHAINS }
 *     }
 *
 * The interface is alone in its module, because in an augmentation the names of this module would shadow yours.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- an interface, since a type cannot be augmented.
export interface Register {}

/** The union of the ids in a list of objects. */
export type IdOf<List> = List extends readonly { readonly id: infer Id extends string }[]
  ? Id
  : never;
