const GROUP = 4;

/** Matches texts of visible ASCII characters without @. An email address is readable, so it is not split. */
const CODE = /^[!-?A-~]+$/;

/**
 * Splits an address into groups of four characters, so that users can compare it group by group. Email addresses and
 * texts with other characters than ASCII are not split.
 */
export function addressGroups(address: string): readonly string[] {
  if (!CODE.test(address)) return [address];
  return Array.from(address.matchAll(new RegExp(`.{1,${GROUP}}`, 'g')), ([group]) => group);
}
