/**
 * The types of an app's own currencies and networks. If an app augments this interface, the compiler checks the ids of
 * these currencies and networks:
 *
 *     declare module 'florin/domain/register' {
 *       interface Register { currencies: typeof CURRENCIES; chains: typeof CHAINS }
 *     }
 *
 * The interface has a separate module, because in an augmentation all names of the module shadow the app's names.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- an interface, since a type cannot be augmented.
export interface Register {}

/** The union of the ids in a list of objects. */
export type IdOf<List> = List extends readonly { readonly id: infer Id extends string }[]
  ? Id
  : never;
