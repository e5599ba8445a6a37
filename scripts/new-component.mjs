/**
 * Creates a component with its texts, and its stories.
 *
 *   npm run new:component -- payments/FeeLine
 *   npm run new:component -- payments/send/FeeLine
 *   npm run new:component -- charts/Sparkline --new-area
 *
 * The created files pass all checks.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT, withEntry, withImport, writeFiles } from './newFiles.mjs';

/** The list of all components and their texts. */
const LIST = 'src/components/augmentation.ts';

const componentText = (
  name,
  provider,
) => `import { Button } from '${provider.replace('provider', 'inputs')}/internals/button';
import { rooted } from '${provider}/internals/rooted';
import type { RootProps } from '${provider}/internals/roots';
import type { OtherTexts } from '${provider}/internals/say';
import { useMessages } from '${provider}/useMessages';

const english = { label: 'Continue' } as const;

export type ${name}Texts = typeof english;

export interface ${name}Props extends RootProps {
  /** Called when the user presses the button, by pointer or keyboard. */
  onPress: () => void;
  /** Replaces the English texts. */
  messages?: OtherTexts<typeof english> | undefined;
}

/** The purpose of ${name}, in one sentence. */
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
import { ${name} } from '../../../components/${folder}/${name}';
import { matrix } from '../../../testing/matrix';

/**
 * The purpose of ${name}, in one sentence for readers who do not know Florin.
 *
 * Use it for an action that the user can take.
 *
 * **When not to use it**: To send a form, use \`SubmitButton\`.
 *
 * **Find it by**: other words, that people, search for.
 */
const meta = preview.meta({
  component: ${name},
  args: { onPress: fn() },
});

/** The most common use. */
export const Base = meta.story();

Base.test('reports a press once', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
  await expect(args.onPress).toHaveBeenCalledOnce();
});

/** Every variant and state, in both themes. */
export const Matrix = meta.story(matrix({ Base: <${name} {...meta.input.args} /> }));
`;

/** Reads the folder, area and name of the new component from the arguments of the command line. */
function targetOf(words, hasFolder) {
  const target = /^(([a-z][a-zA-Z0-9]*)(?:\/[a-z][a-zA-Z0-9]*)?)\/([A-Z][a-zA-Z0-9]*)$/.exec(words);
  if (!target)
    throw new Error('Usage: npm run new:component -- <area>[/<folder>]/<Name> [--new-area]');
  const [, folder, area, name] = target;
  // Without this check, a typo in the area would create a new area.
  if (!hasFolder(folder))
    throw new Error(`The folder src/components/${folder} does not exist. --new-area creates it.`);
  return { folder, area, name };
}

/** Adds the types of a component's props and texts to the list. */
function withComponent(code, name, path) {
  const imported = withImport(code, `${name}Props, ${name}Texts`, `./${path}`);
  return withEntry(
    withEntry(imported, 'Roots', `${name}: ${name}Props;`),
    'English',
    `readonly ${name}: ${name}Texts;`,
  );
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'new-area': { type: 'boolean', default: false },
      root: { type: 'string', default: ROOT },
    },
  });
  const hasFolder = (folder) =>
    values['new-area'] || existsSync(join(values.root, `src/components/${folder}`));
  const { folder, area, name } = targetOf(positionals.join(' '), hasFolder);
  const path = `${folder}/${name}`;
  const provider = folder === area ? '../provider' : '../../provider';
  const list = readFileSync(join(values.root, LIST), 'utf8');
  await writeFiles(
    values.root,
    {
      [`src/components/${path}.tsx`]: componentText(name, provider),
      // The folders of stories are areas, and have no subfolders.
      [`src/stories/components/${area}/${name}.stories.tsx`]: storiesText(name, folder),
    },
    { [LIST]: withComponent(list, name, path) },
  );
  const story = `components-${area}-${name}`.toLowerCase();
  console.log(`
Next step:           CONTRIBUTING.md, "Adding a component", step 2
Update its pictures: npm run visual:accept -- -g ${story}`);
}

try {
  await main();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
