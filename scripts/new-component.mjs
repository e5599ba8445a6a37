/**
 * Starts a component with its texts and stories, and lists it where components are listed.
 *
 *   npm run new:component -- payments/FeeLine
 *   npm run new:component -- payments/send/FeeLine
 *   npm run new:component -- charts/Sparkline --new-area
 *
 * All that it writes passes the checks.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';

const PUBLIC = 'src/components/public.json';
const ENGLISH = 'src/components/english.ts';

const messagesText = (name) => `/** The English texts of \`${name}\`. */
export const ${name} = { label: 'Continue' } as const;
`;

const componentText = (name, provider) => `import Button from '@mui/material/Button';
import { rooted } from '${provider}/rooted';
import type { RootProps } from '${provider}/roots';
import type { OtherTexts } from '${provider}/say';
import { useMessages } from '${provider}/useMessages';
import { ${name} as english } from './${name}.messages';

export interface ${name}Props extends RootProps {
  /** It was pressed, by pointer or keyboard. */
  onPress: () => void;
  /** Other texts. */
  messages?: OtherTexts<typeof english> | undefined;
}

declare module '${provider}/roots' {
  interface Roots {
    ${name}: ${name}Props;
  }
}

/** One sentence on what ${name} is for. */
export const ${name} = rooted('${name}', function ${name}({ onPress, messages }: ${name}Props, root) {
  const say = useMessages('${name}', english, messages);
  return (
    <Button onClick={onPress} {...root()}>
      {say('label')}
    </Button>
  );
});
`;

const storiesText = (name, folder) => `import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { ${name} } from '../../../components/${folder}/${name}/${name}';
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
  args: { onPress: fn() },
});

/** As it is in most places. */
export const Base = meta.story();

/** One click is one event. */
export const PressesOnce = meta.story({
  play: async ({ canvas, userEvent, step, args }) => {
    await step('Press it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    });
    await step('The press is reported once', async () => {
      await expect(args.onPress).toHaveBeenCalledOnce();
    });
  },
});

/** Every variant and state, in both themes. */
export const Matrix = meta.story(matrix({ Base: <${name} {...meta.input.args} /> }));
`;

/** The list of English texts with those of one more component: an import and a name. */
const withTexts = (code, name, path) =>
  code
    .replace(/(?<=^import [^\n]+\n)(?=\n)/m, `import { ${name} } from './${path}.messages';\n`)
    .replace(/^(?=\} as const;$)/m, `  ${name},\n`);

/** Where a component goes, from the words of the command line. */
function targetOf(words, hasFolder) {
  const target = /^(([a-z][a-zA-Z0-9]*)(?:\/[a-z][a-zA-Z0-9]*)?)\/([A-Z][a-zA-Z0-9]*)$/.exec(words);
  if (!target)
    throw new Error('Usage: npm run new:component -- <area>[/<room>]/<Name> [--new-area]');
  const [, folder, area, name] = target;
  // A misspelt area would silently become a new one.
  if (!hasFolder(folder))
    throw new Error(`There is no folder src/components/${folder}. --new-area makes one.`);
  return { folder, area, name };
}

async function main() {
  const own = fileURLToPath(new URL('..', import.meta.url));
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'new-area': { type: 'boolean', default: false },
      // Another checkout than this script's own; its test uses it.
      root: { type: 'string', default: own },
    },
  });
  const at = (file) => join(values.root, file);
  const hasFolder = (folder) => values['new-area'] || existsSync(at(`src/components/${folder}`));
  const { folder, area, name } = targetOf(positionals.join(' '), hasFolder);
  const path = `${folder}/${name}/${name}`;
  const provider = folder === area ? '../../provider' : '../../../provider';
  const created = {
    [`src/components/${path}.tsx`]: componentText(name, provider),
    [`src/components/${path}.messages.ts`]: messagesText(name),
    // Stories know areas, and no rooms.
    [`src/stories/components/${area}/${name}.stories.tsx`]: storiesText(name, folder),
  };
  for (const file of Object.keys(created))
    if (existsSync(at(file))) throw new Error(`${file} exists already.`);
  const names = JSON.parse(readFileSync(at(PUBLIC), 'utf8'));
  const files = {
    ...created,
    [PUBLIC]: JSON.stringify([...names, name].toSorted((one, other) => (one < other ? -1 : 1))),
    [ENGLISH]: withTexts(readFileSync(at(ENGLISH), 'utf8'), name, path),
  };
  const style = await resolveConfig(join(own, 'package.json'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(at(file)), { recursive: true });
    writeFileSync(at(file), await format(text, { ...style, filepath: file }));
    console.log(file);
  }
  const story = `components-${area}-${name}`.toLowerCase();
  console.log(`
When it is done: npm run api
Its pictures:    npm run visual:accept -- -g ${story}
CONTRIBUTING.md tells how to go on: Adding a component, step 2.`);
}

try {
  await main();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
