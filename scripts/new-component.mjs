/**
 * Starts a component together with its stories, so that neither ever exists without the other.
 *
 *   npm run new:component -- payments/FeeLine
 *   npm run new:component -- payments/send/FeeLine
 *   npm run new:component -- charts/Sparkline --new-area
 *
 * Both files work and pass: a place to start from, not a form to fill in.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/** A component's first line, as Prettier breaks it. */
function headOf(name) {
  const start = `export const ${name} = rooted('${name}', function ${name}(`;
  const line = `${start}{ label, onPress }: ${name}Props, root) {`;
  return line.length > 100 ? `${start}\n  { label, onPress }: ${name}Props,\n  root,\n) {` : line;
}

const componentText = (name, provider) => `import Button from '@mui/material/Button';
import { rooted } from '${provider}/rooted';
import type { RootProps } from '${provider}/roots';

export interface ${name}Props extends RootProps {
  /** The text, which is also the name for assistive technology. */
  label: string;
  /** It was pressed, by pointer or keyboard. */
  onPress: () => void;
}

declare module '${provider}/roots' {
  interface Roots {
    ${name}: ${name}Props;
  }
}

/** One sentence on what ${name} is for. */
${headOf(name)}
  return (
    <Button onClick={onPress} {...root()}>
      {label}
    </Button>
  );
});
`;

const storiesText = (folder, name) => `import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { ${name} } from '../../../components/${folder}/${name}';
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

function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'new-area': { type: 'boolean', default: false },
      // Another checkout than this script's own; its test uses it.
      root: { type: 'string', default: fileURLToPath(new URL('..', import.meta.url)) },
    },
  });
  const target = /^(([a-z][a-zA-Z0-9]*)(?:\/[a-z][a-zA-Z0-9]*)?)\/([A-Z][a-zA-Z0-9]*)$/.exec(
    positionals.join(' '),
  );
  if (!target)
    throw new Error('Usage: npm run new:component -- <area>[/<room>]/<Name> [--new-area]');
  const [, folder, area, name] = target;
  // A misspelt area would silently become a new one.
  if (!existsSync(join(values.root, 'src/components', folder)) && !values['new-area'])
    throw new Error(`There is no folder src/components/${folder}. --new-area makes one.`);

  const provider = folder === area ? '../provider' : '../../provider';
  const files = [
    [`src/components/${folder}/${name}.tsx`, componentText(name, provider)],
    // Stories know areas, and no rooms.
    [`src/stories/components/${area}/${name}.stories.tsx`, storiesText(folder, name)],
  ];
  for (const [file] of files)
    if (existsSync(join(values.root, file))) throw new Error(`${file} exists already.`);
  for (const [file, text] of files) {
    mkdirSync(dirname(join(values.root, file)), { recursive: true });
    writeFileSync(join(values.root, file), text);
    console.log(file);
  }
  const list = join(values.root, 'src/components/public.json');
  const names = [...JSON.parse(readFileSync(list, 'utf8')), name].toSorted((one, other) =>
    one < other ? -1 : 1,
  );
  writeFileSync(list, `${JSON.stringify(names, null, 2)}\n`);
  console.log('src/components/public.json');
  console.log('CONTRIBUTING.md tells how to go on: Adding a component, step 2.');
}

try {
  main();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
