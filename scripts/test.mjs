/**
 * `npm test` runs scripts of package.json, called parts, and counts the tests in their reports. A failed part does not
 * stop the others.
 *   npm test                            the app, and the packages if a change can break them
 *   npm test -- --changed               only the parts that the changes can break
 *   npm test -- --only build,test:e2e   only these parts
 *   npm run test:release                all packages, and the slow parts
 *
 * The changes are those since the common ancestor with `origin/main`, or those of the last commit if there are none.
 */
import { concurrently } from 'concurrently';
import { execSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './browser.mjs';
import { countOf } from './test/counts.mjs';
import { brokenBy, CHANGE, partsFor, RELEASE } from './test/parts.mjs';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const git = (args) =>
  execSync(`git ${args}`, { encoding: 'utf8', stdio: 'pipe' }).split('\n').filter(Boolean);

/** Returns the changed files. Without the history, such as in a shallow clone, returns a path that breaks all parts. */
function changedFiles() {
  try {
    const [head] = git('rev-parse HEAD');
    const [ancestor] = git('merge-base HEAD origin/main');
    return [
      ...git(`diff --name-only --no-renames ${ancestor === head ? 'HEAD^' : ancestor}`),
      ...git('ls-files --others --exclude-standard'),
    ];
  } catch {
    return ['.'];
  }
}

/**
 * Returns the command that runs one part. The command prints a report, and writes a JSON report to `file`, so the tests
 * can be counted.
 */
function commandOf(part, file) {
  const vitest = `-- --reporter=default --reporter=json --outputFile.json="${file}"`;
  const playwright = scripts[part].includes('playwright test') ? '-- --reporter=list,json' : '';
  const args = scripts[part].includes('vitest run') ? vitest : playwright;
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  return { name: part, command: `npm run ${part} ${args}`, env };
}

/** Runs parts, two at a time. Each part writes a report to a file. The name of the file is the index of the part. */
async function runStage(parts, reports) {
  const commands = parts.map((part, index) => commandOf(part, join(reports, String(index))));
  const lanes = { group: true, prefix: 'name', maxProcesses: 2 };
  // If a command fails, the promise rejects with the events of all commands.
  const ends = await concurrently(commands, lanes).result.catch((events) => events);
  return ends.map(({ index, exitCode, killed, timings }) => {
    const file = join(reports, String(index));
    const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
    const counts = countOf(scripts[parts[index]], exitCode === 0, report);
    return { part: parts[index], killed, seconds: Math.round(timings.durationSeconds), ...counts };
  });
}

async function main() {
  const FLAG = { type: 'boolean' };
  const options = { only: { type: 'string' }, changed: FLAG, release: FLAG };
  const { only, changed, release } = parseArgs({ options }).values;
  const stages = release ? RELEASE : CHANGE;
  const needed = changed ? brokenBy : partsFor;
  const requested = only?.split(',') ?? (release ? stages.flat() : needed(changedFiles()));
  const unknown = requested.filter((part) => !stages.flat().includes(part));
  if (unknown.length > 0)
    throw new Error(`These parts are unknown: ${unknown}. The known parts are: ${stages.flat()}`);
  await ensureBrowser();
  process.env.STORYBOOK_DISABLE_TELEMETRY = '1';

  const results = [];
  for (const stage of stages) {
    const parts = stage.filter((part) => requested.includes(part));
    if (parts.length === 0 || results.some(({ killed }) => killed)) continue;
    const reports = mkdtempSync(join(tmpdir(), 'florin-test-'));
    results.push(...(await runStage(parts, reports)));
    rmSync(reports, { recursive: true });
  }
  for (const { part, complaints } of results)
    for (const complaint of complaints) console.log(`${part}: ${complaint}`);
  console.table(results, ['part', 'passed', 'failed', 'seconds']);
  return ['passed', 'failed'].map((key) => results.reduce((sum, result) => sum + result[key], 0));
}

// Other programs parse this line, so it must be the last line of the output.
const [passed, failed] = await main().catch(({ message }) => [0, 1, console.error(message)]);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
