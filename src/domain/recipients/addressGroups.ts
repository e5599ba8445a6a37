/** The number of characters of a group. */
const GROUP = 4;

/** Visible ASCII characters except @: an email address is readable, so it is not split. */
const CODE = /^[!-?A-~]+$/;

/**
 * Splits an address into groups of four characters, so that users can compare it piece by piece. An email address and
 * a text with other than ASCII characters are one group.
 */
export function addressGroups(address: string): readonly string[] {
  if (!CODE.test(address)) return [address];
  return Array.from(address.matchAll(new RegExp(`.{1,${GROUP}}`, 'g')), ([group]) => group);
}
