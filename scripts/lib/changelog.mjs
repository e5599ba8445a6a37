/** What CHANGELOG.md says of its newest version. */
import { createHash } from 'node:crypto';

/** The first bytes of a text's SHA-256: enough to tell two reports apart, and short enough to be copied by hand. */
export const digestOf = (text) =>
  createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex').slice(0, 12);

/** The line that ends a section, and names the surface that its entries describe. */
export const digestLine = (report) => `API: ${digestOf(report)}`;

/** The sections of a changelog, newest first: version, entries, and the digest of the surface. */
export function sectionsOf(changelog) {
  return changelog
    .replaceAll('\r\n', '\n')
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [, version, text] =
        /^(?<version>\d+\.\d+\.\d+)\b[^\n]*\n(?<text>[^]*)$/.exec(section) ?? [];
      if (version === undefined)
        throw new Error(`A heading of CHANGELOG.md names no version: ${section.split('\n')[0]}`);
      return {
        version,
        entries: text.replace(/^API: .*$/m, '').trim(),
        digest: /^API: (?<digest>[\da-f]{12})$/m.exec(text)?.groups.digest,
      };
    });
}
