/**
 * Storybook's build warns and succeeds. A warning about this project is something to mend, so it
 * fails the run; those named here are about Storybook's own files, or about somebody's machine.
 */
import { stripVTControlCharacters } from 'node:util';

const HARMLESS = [
  // Storybook's own chunks are large. The app's are measured by its own build.
  /Some chunks are larger than/,
  // npm about somebody's npm settings.
  /^npm warn/i,
];

/** Storybook draws a line down its log: `▲` starts a warning, `│` and a text go on with it. */
const isStart = (line) => line.startsWith('▲');
const isContinued = (line) => /^│\s+\S/.test(line);
/** A file that was built, which may be called anything. */
const isFile = (line) => line.includes('storybook-static/');
/** Other tools' lines in between: Vite marks its warnings with `(!)`. */
const isPlainWarning = (line) =>
  !isFile(line) && (line.includes('(!)') || /\bwarn(ing)?\b/i.test(line));

/** All warnings in a log, each as one text. */
function warningsIn(lines) {
  const warnings = [];
  let isInside = false;
  for (const line of lines) {
    if (isInside && isContinued(line)) {
      warnings.push(`${warnings.pop()} ${line.replace(/^│\s+/, '')}`);
      continue;
    }
    isInside = isStart(line);
    if (isInside || isPlainWarning(line)) warnings.push(line.replace(/^▲\s*/, ''));
  }
  return warnings;
}

/** The complaints that follow from what the build printed: none if all is well. */
export function unknownWarnings(lines) {
  return warningsIn(lines.map((line) => stripVTControlCharacters(line).trim()))
    .filter((warning) => !HARMLESS.some((pattern) => pattern.test(warning)))
    .map((warning) => `unexpected warning: ${warning}`);
}
