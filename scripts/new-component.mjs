/**
 * Starts a component together with its stories, so that neither ever exists without the other.
 *
 *   npm run new:component -- payments/FeeLine
 *   npm run new:component -- charts/Sparkline --new-area
 *
 * Both files work and pass: a place to start from, not a form to fill in.
 */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const USAGE = 'Usage: npm run new:component -- <area>/<Name> [--new-area]';
const AREA = /^[a-z][a-zA-Z0-9]*$/;
const PASCAL_CASE = /^[A-Z][a-zA-Z0-9]*$/;

const componentText = (name) => `import Button from '@mui/material/Button';

export interface ${name}Props {
  /** What it says; also its name for assistive technology. */
  label: string;
  /** It was pressed, by pointer or keyboard. */
  onPress: () => void;
}

/** One sentence on what ${name} is for. */
export function ${name}({ label, onPress }: ${name}Props) {
  return <Button onClick={onPress}>{label}</Button>;
}
`;

const storiesText = (area, name) => `import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { ${name} } from '../../../components/${area}/${name}';
import { matrix } from '../../../testing/matrix';

/**
 * The purpose of ${name}, in one sentence that a stranger understands.
 *
 * **When not to use it**: For what sends a form: that is \`SubmitButton\`.
 *
 * **States**: one.
 *
 * **Keyboard**: Tab reaches it, Enter and Space press it.
 *
 * **Related**: \`SubmitButton\`, \`BusyButton\`.
 *
 * **Find it by**: other words, that people, look for it by.
 */
const meta = preview.meta({
  component: ${name},
  args: { label: 'Continue', onPress: fn() },
});

/** As it stands in most places. */
export const Base = meta.story();

/** One click is one event. */
export const PressesOnce = meta.story({
  play: async ({ canvas, userEvent, step, args }) => {
    await step('Press it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    });
    await step('It is reported once', async () => {
      await expect(args.onPress).toHaveBeenCalledOnce();
    });
  },
});

/** The same without a pointer. */
export const PressesWithTheKeyboard = meta.story({
  play: async ({ canvas, userEvent, step, args }) => {
    await step('Reach it with Tab', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Continue' })).toHaveFocus();
    });
    await step('Press Enter', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onPress).toHaveBeenCalledOnce();
    });
  },
});

/** Every variant and state, in both themes. */
export const Matrix = meta.story(matrix({ Base: <${name} {...meta.input.args} /> }));
`;

function areasIn(root) {
  const folder = join(root, 'src', 'components');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

/** The two halves of `area/Name`, or an error saying what is wrong with it. */
function parseTarget(target, areas, allowNewArea) {
  const [area = '', name = '', ...more] = (target ?? '').split('/');
  if (!area || !name || more.length > 0) throw new Error(USAGE);
  if (!AREA.test(area)) throw new Error(`The area ${area} is not camelCase, as in payments.`);
  if (!PASCAL_CASE.test(name))
    throw new Error(`The name ${name} is not PascalCase, as in FeeLine.`);
  // A misspelt area would silently become a new one.
  if (!areas.includes(area) && !allowNewArea)
    throw new Error(
      `There is no area ${area} (there are: ${areas.join(', ') || 'none'}). ` +
        'Add --new-area if it is meant to be new.',
    );
  return { area, name };
}

/** Both files or neither: it looks before it writes. */
function create(root, { area, name }) {
  const files = {
    [`src/components/${area}/${name}.tsx`]: componentText(name),
    [`src/stories/components/${area}/${name}.stories.tsx`]: storiesText(area, name),
  };
  const taken = Object.keys(files).filter((file) => existsSync(join(root, file)));
  if (taken.length > 0) throw new Error(`Not overwritten: ${taken.join(', ')} exists already.`);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return Object.keys(files);
}

function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'new-area': { type: 'boolean', default: false },
      // Another checkout than this script's own; its test uses it.
      root: { type: 'string', default: fileURLToPath(new URL('..', import.meta.url)) },
    },
  });
  if (positionals.length !== 1) throw new Error(USAGE);
  const root = resolve(values.root);
  const [component, stories] = create(
    root,
    parseTarget(positionals[0], areasIn(root), values['new-area']),
  );
  console.log(`Written:
  ${component}
  ${stories}

Next:
  1. Say in both doc comments what it is for; that of the stories is its page in the catalogue.
  2. Give it its real props, and a story for each state of the world it can be in.
  3. Look at it with \`npm run storybook\`; prove it with \`npm run test:stories\`.`);
}

try {
  main();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
