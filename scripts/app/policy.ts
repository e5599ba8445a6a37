/**
 * The Content Security Policy of the built documents. Each document has its own in a meta element, which applies on
 * every host. The header contains one policy for all documents. A browser enforces both.
 */
import { createHash } from 'node:crypto';

/** The hash of a text as a source of a policy. */
export const hashOf = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** In production emotion inserts its rules through CSSOM into an empty style element. */
const EMOTION = hashOf('');

/** The policy follows this element: before everything that it restricts, but after the charset, which must be early. */
const PLACE = '<meta charset="utf-8" />';

const hashesIn = (documents: readonly string[], tag: 'script' | 'style') => {
  const elements = new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g');
  const texts = documents.flatMap((html) => [...html.matchAll(elements)]);
  return [...new Set(texts.map(([, text = '']) => hashOf(text)))].join(' ');
};

/** Allows the documents' own files and the inline scripts and styles that they contain, and nothing else. */
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
    "trusted-types 'none'",
  ].join('; ');

/** Puts a document's own policy into it. */
export function withPolicy(html: string): string {
  if (!html.includes(PLACE)) throw new Error(`index.html has no ${PLACE}`);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyFor([html])}" />`;
  return html.replace(PLACE, `${PLACE}\n    ${meta}`);
}
