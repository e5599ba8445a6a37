/**
 * `npm run speed:stories`: how fast the stories are tested on this machine, and which files take the
 * time. For people who want to know; nothing in the checks depends on it.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const SLOWEST = 10;

const folder = mkdtempSync(join(tmpdir(), 'florin-stories-'));
const report = join(folder, 'report.json');

const begin = performance.now();
const { status } = spawnSync(
  'npm',
  ['run', 'test:stories', '--', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
  { stdio: 'inherit', shell: process.platform === 'win32' },
);
const seconds = (performance.now() - begin) / 1000;

try {
  const { numTotalTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const files = testResults
    .map(({ name, startTime, endTime, assertionResults }) => ({
      name: basename(name, '.stories.tsx'),
      stories: assertionResults.length,
      seconds: (endTime - startTime) / 1000,
    }))
    .toSorted((a, b) => b.seconds - a.seconds);
  const inStories = files.reduce((sum, file) => sum + file.seconds, 0);
  console.log(
    `\n${numTotalTests} stories in ${seconds.toFixed(0)} s on ${availableParallelism()} cores: ` +
      `${((numTotalTests / seconds) * 60).toFixed(0)} a minute, ` +
      `${((inStories / numTotalTests) * 1000).toFixed(0)} ms in a story\n`,
  );
  for (const file of files.slice(0, SLOWEST)) {
    console.log(
      `${file.name.padEnd(24)}${String(file.stories).padStart(4)} stories${file.seconds.toFixed(1).padStart(8)} s`,
    );
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = status ?? 1;
