/**
 * The Content Security Policy of built documents. Each has its own in a meta element, which holds on every
 * host. The headers have one for all of them: a browser asks both.
 */
import { createHash } from 'node:crypto';

/** A text's hash, as a policy names it. */
export const hashOf = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** In production emotion inserts its rules into a style element without a text of its own. */
const EMOTION = hashOf('');

/** Before anything that it governs, and still within the bytes in which a browser looks for the charset. */
const PLACE = '<meta charset="utf-8" />';

const hashesIn = (documents: readonly string[], tag: 'script' | 'style') => {
  const elements = new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g');
  const texts = documents.flatMap((html) => [...html.matchAll(elements)]);
  return [...new Set(texts.map(([, text = '']) => hashOf(text)))].join(' ');
};

/** Refuses everything to these documents but their own files and the inline texts that they came with. */
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
