/** The English texts of `AddressDiff`. */
export const AddressDiff = {
  entered: 'Address you entered',
  known: 'Address you know',
  knownOf: 'Address of {name}',
  differs: 'They differ from character {first} to character {last}.',
} as const;
