import { readdirSync, readFileSync } from 'node:fs';

/* Finds the English sentences that report the success of an action. docs/reliability.md lists a failure for each. */

/** The modules of the app, its components and the packages, without tests and translations. */
const FILES = ['src/app', 'src/components', 'src/features', 'src/pages', 'packages'].flatMap(
  (folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((file) => folder !== 'packages' || /^packages\/[\w-]+\/src\//.test(file))
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/messages\//.test(file))
      .toSorted(),
);

/** Matches a constant object with texts. */
const TEXTS =
  /^(?:export )?const \w+(?:: \w+)? = \{\n(?:.*\n)*?\}(?: as const| satisfies \w+)*;$/gm;

/** Matches a text in such an object. */
const TEXT = /:\s+(?:'((?:[^'\\]|\\.)*)'|"([^"]*)")/g;

/** Matches the participles with which a sentence reports what was done. */
const DONE =
  /\b(?:added|changed|copied|created|decrypted|deleted|encrypted|erased|exchanged|exported|imported|kept|locked|made|moved|paid|printed|removed|replaced|reset|restored|saved|sent|shared|stored|unlocked|updated|withdrawn|are on this device)\b/i;

/** Matches the words of a sentence that reports a failure, or that explains what will be done. */
const NOT =
  /\b(?:not|no(?! longer)|nothing|nobody|cannot|could|can|may|if|when|until|before|first|please|enter|choose|open)\b|\?$/i;

/** Returns the sentences that report a success. */
export const claims = (): string[] =>
  FILES.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(TEXTS)].flatMap(([texts]) =>
      [...texts.matchAll(TEXT)].map(([, single, double]) => single ?? double ?? ''),
    ),
  ).filter((text) => DONE.test(text) && !NOT.test(text));
