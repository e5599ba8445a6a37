/**
 * `npm test`: every check there is, one after the other, and one count of it all at the end.
 *
 *   npm test                          all of them
 *   npm test -- --only unit,stories   some of them
 *   npm test -- --skip e2e            all but some
 *
 * A failed part does not stop the rest: whoever waits for a run wants to know everything that is wrong.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { onInterrupt, run } from './test/child.mjs';
import { PARTS } from './test/parts.mjs';

const NAMES = PARTS.map((part) => part.name);

/** A misspelt part must not make a run look green by leaving it out. */
function namesIn(list = '') {
  const names = list.split(',').filter(Boolean);
  const unknown = names.filter((name) => !NAMES.includes(name));
  if (unknown.length > 0)
    throw new Error(`There is no part ${unknown.join(', ')}: there are ${NAMES.join(', ')}.`);
  return names;
}

function wantedParts() {
  const text = { type: 'string' };
  const { values } = parseArgs({ options: { only: text, skip: text } });
  const only = values.only === undefined ? NAMES : namesIn(values.only);
  const skip = namesIn(values.skip);
  const parts = PARTS.filter(({ name }) => only.includes(name) && !skip.includes(name));
  if (parts.length === 0) throw new Error('No part is left to run.');
  return parts;
}

/** Runs one part, unless a part that it needs has failed already. */
async function runPart(part, results, reports, env) {
  console.log(`\n── ${part.name} ${'─'.repeat(Math.max(0, 70 - part.name.length))}`);
  if (results.some((result) => result.name === part.needs && result.failed > 0)) {
    console.log(`Not run: it needs ${part.needs}, which failed.`);
    return { name: part.name, passed: 0, failed: 1, seconds: 0 };
  }
  const report = join(reports, `${part.name}.json`);
  const started = performance.now();
  const { args = [], env: own = {} } = part.reporting?.(report) ?? {};
  const outcome = await run(part.script, args, { ...env, ...own }, part.check);
  const seconds = (performance.now() - started) / 1000;
  const counts = part.count(outcome, report);
  for (const complaint of counts.complaints) console.log(`${part.name}: ${complaint}`);
  return { name: part.name, passed: counts.passed, failed: counts.failed, seconds };
}

/** A part that had nothing to say on this machine is not passed off as passed. */
function verdict(passed, failed) {
  if (failed > 0) return 'FAILED';
  return passed > 0 ? 'passed' : 'left out';
}

function printTable(results) {
  const rows = results.map(({ name, passed, failed, seconds }) => [
    name,
    verdict(passed, failed),
    String(passed),
    String(failed),
    seconds.toFixed(1),
  ]);
  const table = [['part', 'result', 'passed', 'failed', 'seconds'], ...rows];
  const widths = table[0].map((_, column) => Math.max(...table.map((row) => row[column].length)));
  console.log('');
  for (const row of table) {
    // Words start on the left, numbers end on the right.
    const cells = row.map((cell, i) => (i < 2 ? cell.padEnd(widths[i]) : cell.padStart(widths[i])));
    console.log(cells.join('  '));
  }
}

async function main() {
  const parts = wantedParts();
  const env = { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' };
  // Found once and handed on, so that every part runs in the same browser.
  if (parts.some((part) => part.browser)) {
    const { ensureBrowser } = await import('./browser.mjs');
    env.FLORIN_BROWSER = await ensureBrowser();
  }

  const reports = mkdtempSync(join(tmpdir(), 'florin-test-'));
  const tidy = () => rmSync(reports, { recursive: true, force: true });
  onInterrupt(tidy);
  const results = [];
  for (const part of parts) results.push(await runPart(part, results, reports, env));
  tidy();

  const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
  printTable(results);
  // The very last line, in this shape: other programs read it.
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
  process.exitCode = total('failed') > 0 ? 1 : 0;
}

try {
  await main();
} catch (error) {
  console.error(error.message);
  console.log('\n0 passed, 1 failed');
  process.exitCode = 1;
}
