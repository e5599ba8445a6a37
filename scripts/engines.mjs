/**
 * The browser engines for tests/engines besides Chromium. Debian's packages contain them. If this module runs as a
 * program, it prints the engines that are missing on this machine.
 */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The programs that each engine needs, and the packages that contain them. */
const ENGINES = [
  { name: 'firefox', programs: ['firefox-esr'], packages: ['firefox-esr'] },
  // WebKit has no headless mode, so Xvfb provides a virtual screen.
  {
    name: 'webkit',
    programs: ['WebKitWebDriver', 'Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
];

function isInstalled(program) {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

const missing = () => ENGINES.filter(({ programs }) => !programs.every(isInstalled));

/** Returns whether the journeys can run in an engine on this machine. */
export const hasEngine = (engine) => missing().every(({ name }) => name !== engine);

/** Returns a line for each engine that the test run skips. */
function skippedEngines() {
  return missing().map(
    ({ name, packages }) => `Skipped: ${name}, which needs Debian's ${packages.join(' and ')}.`,
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const line of skippedEngines()) console.log(line);
