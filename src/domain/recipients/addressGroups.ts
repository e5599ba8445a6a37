/** How many characters of an address are compared at a time. */
const GROUP = 4;

/** A code: letters, digits and marks of ASCII. An e-mail address is words to people, and not a code. */
const CODE = /^[!-?A-~]+$/;

/**
 * An address in groups of four characters, so that people can compare it piece by piece. An e-mail
 * address, and any text that is no code, is one group.
 */
export function addressGroups(address: string): readonly string[] {
  if (!CODE.test(address)) return [address];
  return Array.from(address.matchAll(new RegExp(`.{1,${GROUP}}`, 'g')), ([group]) => group);
}
