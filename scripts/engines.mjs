/**
 * The engines beside Chromium that the journeys of tests/engines run in, by Debian's packages. Started
 * as a program it says which of them this machine leaves out.
 */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The programs that each engine needs, and the packages that have them. */
const ENGINES = [
  { name: 'firefox', programs: ['firefox-esr'], packages: ['firefox-esr'] },
  // WebKit has no mode without a window, so it is given a screen that nobody sees.
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

/** Whether the journeys can run in an engine on this machine. */
export const hasEngine = (engine) => missing().every(({ name }) => name !== engine);

/** A line for each engine that the run leaves out. */
function leftOut() {
  return missing().map(
    ({ name, packages }) => `Left out: ${name}, which needs Debian's ${packages.join(' and ')}.`,
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const line of leftOut()) console.log(line);
