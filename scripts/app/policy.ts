/**
 * The Content Security Policy of the built documents. Each document has a separate policy in a meta element, which
 * applies on every host. The header contains one policy for all documents. A browser enforces both policies.
 */
import { createHash } from 'node:crypto';

/** Returns the hash of a text in the format of a policy, such as `'sha256-…'`. */
export const hashOf = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The only Trusted Types policy. src/app/offline.ts creates it, and it allows only the URL of the service worker. */
const WORKER_POLICY = 'florin-worker';

/** The hash of an empty style element. In production emotion inserts its rules through CSSOM into such an element. */
const EMOTION = hashOf('');

/**
 * The policy is inserted after this element. The charset has to be first, and the policy precedes everything that it
 * restricts.
 */
const PLACE = '<meta charset="utf-8" />';

const hashesIn = (documents: readonly string[], tag: 'script' | 'style') => {
  const elements = new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g');
  const texts = documents.flatMap((html) => [...html.matchAll(elements)]);
  return [...new Set(texts.map(([, text = '']) => hashOf(text)))].join(' ');
};

/** Returns a policy that allows only the documents' own files, and the inline scripts and styles in these documents. */
export const policyFor = (documents: readonly string[]) =>
  [
    "default-src 'none'",
    `script-src 'self' ${hashesIn(documents, 'script')}`,
    `style-src 'self' ${EMOTION} ${hashesIn(documents, 'style')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${WORKER_POLICY}`,
  ].join('; ');

/** Inserts a meta element with the document's policy into the document. */
export function withPolicy(html: string): string {
  if (!html.includes(PLACE)) throw new Error(`index.html does not contain ${PLACE}`);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyFor([html])}" />`;
  return html.replace(PLACE, `${PLACE}\n    ${meta}`);
}
