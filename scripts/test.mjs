/**
 * `npm test`: every check there is, those that take one core side by side, and one count of it all at
 * the end.
 *
 *   npm test                          all of them
 *   npm test -- --only unit,stories   some of them
 *   npm test -- --skip e2e            all but some
 *
 * A failed part does not stop the rest: a run tells everything that is wrong.
 */
import { concurrently } from 'concurrently';
import { mkdtempSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { PARTS, STAGES } from './test/parts.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The parts that run at a time in one stage. */
const LANES = 2;

const NAMES = PARTS.map(({ name }) => name);

/** A misspelt part must not make a run look green by leaving it out. */
function namesIn(list = '') {
  const names = list.split(',').filter(Boolean);
  const unknown = names.filter((name) => !NAMES.includes(name));
  if (unknown.length > 0)
    throw new Error(`There is no part ${unknown.join(', ')}: there are ${NAMES.join(', ')}.`);
  return names;
}

function wantedNames() {
  const text = { type: 'string' };
  const { values } = parseArgs({ options: { only: text, skip: text } });
  const only = values.only === undefined ? NAMES : namesIn(values.only);
  const skip = namesIn(values.skip);
  const wanted = only.filter((name) => !skip.includes(name));
  if (wanted.length === 0) throw new Error('No part is left to run.');
  return wanted;
}

/** A part as a command line that leaves its report in a file. */
function commandOf({ name, script, reporting }, report, env) {
  const { args = [], env: own = {} } = reporting?.(report) ?? {};
  return { name, command: ['npm run', script, '--', ...args].join(' '), env: { ...env, ...own } };
}

/** Runs the parts of a stage; the output of each is in one piece. */
async function runStage(parts, reports, env) {
  const reportOf = ({ name }) => join(reports, `${name}.json`);
  const { result } = concurrently(
    parts.map((part) => commandOf(part, reportOf(part), env)),
    { cwd: ROOT, group: true, prefix: 'name', maxProcesses: LANES },
  );
  // It rejects with the same events where a command failed.
  const ends = await result.catch((events) => events);
  return parts.map((part, index) => {
    const { exitCode, timings } = ends.find((end) => end.index === index);
    const counts = part.count(exitCode === 0, reportOf(part));
    return { name: part.name, seconds: timings.durationSeconds, ...counts };
  });
}

const failure = (name, complaint) => ({
  name,
  passed: 0,
  failed: 1,
  seconds: 0,
  complaints: [complaint],
});

/** Runs the stages one after the other; a part that needs one that failed is a failure itself. */
async function runStages(wanted, reports, env, isInterrupted) {
  const results = [];
  for (const stage of STAGES) {
    const parts = stage.filter(({ name }) => wanted.includes(name));
    const hasFailed = ({ needs }) => results.some(({ name, failed }) => name === needs && failed);
    const able = parts.filter((part) => !hasFailed(part));
    for (const { name, needs } of parts.filter(hasFailed))
      results.push(failure(name, `Not run: it needs ${needs}, which failed.`));
    if (able.length > 0) results.push(...(await runStage(able, reports, env)));
    if (isInterrupted()) break;
  }
  return results;
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
  const wanted = wantedNames();
  const env = { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' };
  // Found once and handed on, so that every part runs in the same browser.
  if (PARTS.some(({ name, browser }) => browser && wanted.includes(name))) {
    const { ensureBrowser } = await import('./browser.mjs');
    env.FLORIN_BROWSER = await ensureBrowser();
  }

  // The commands are told of a signal as well; this waits for their end.
  let signal;
  for (const name of ['SIGHUP', 'SIGINT', 'SIGTERM'])
    process.on(name, () => {
      signal = name;
    });
  const reports = mkdtempSync(join(tmpdir(), 'florin-test-'));
  const results = await runStages(wanted, reports, env, () => signal !== undefined);
  rmSync(reports, { recursive: true, force: true });
  if (signal) process.exit(128 + constants.signals[signal]);

  for (const { name, complaints } of results)
    for (const complaint of complaints) console.log(`${name}: ${complaint}`);
  printTable(results);
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
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
