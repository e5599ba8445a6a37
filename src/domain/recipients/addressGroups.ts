/** The characters of a group. */
const GROUP = 4;

/** Visible ASCII characters. An e-mail address is readable and not split. */
const CODE = /^[!-?A-~]+$/;

/**
 * An address in groups of four characters, so that users can compare it piece by piece. An e-mail
 * address, and any text that is not ASCII, is one group.
 */
export function addressGroups(address: string): readonly string[] {
  if (!CODE.test(address)) return [address];
  return Array.from(address.matchAll(new RegExp(`.{1,${GROUP}}`, 'g')), ([group]) => group);
}
