import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { check, resolveConfig } from 'prettier';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { metaComment, partsOf } from '../../scripts/handbook/comments';

const SCRIPT = fileURLToPath(new URL('../../scripts/new-component.mjs', import.meta.url));
const PRETTIERRC = fileURLToPath(new URL('../../.prettierrc.json', import.meta.url));
const PUBLIC = 'src/components/public.json';
const COMPONENT = 'src/components/payments/FeeLine.tsx';
const STORIES = 'src/stories/components/payments/FeeLine.stories.tsx';

let root: string;

const create = (...args: string[]) =>
  spawnSync(process.execPath, [SCRIPT, '--root', root, ...args], { encoding: 'utf8' });
const read = (file: string) => readFileSync(join(root, file), 'utf8');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'florin-new-component-'));
  mkdirSync(join(root, 'src/components/payments/send'), { recursive: true });
  writeFileSync(join(root, PUBLIC), '["Amount", "SendForm"]');
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

describe('new:component', () => {
  it('writes the component and its stories, and says what to do next', () => {
    const { status, stdout } = create('payments/FeeLine');

    expect(status).toBe(0);
    expect(stdout).toContain(COMPONENT);
    expect(stdout).toContain(STORIES);
    expect(read(COMPONENT)).toContain("export const FeeLine = rooted('FeeLine', function FeeLine(");
    expect(JSON.parse(read(PUBLIC))).toEqual(['Amount', 'FeeLine', 'SendForm']);
    expect(read(COMPONENT)).toContain(
      "declare module '../provider/roots' {\n  interface Roots {\n    FeeLine: FeeLineProps;\n  }\n}\n",
    );
    expect(read(STORIES)).toContain("from '../../../components/payments/FeeLine'");
    expect(read(STORIES)).toContain("import preview from '#.storybook/preview'");
    expect(read(STORIES)).toContain("from '../../../testing/matrix'");
    expect(read(STORIES)).toContain('play: async');
  });

  it('writes a component into a room of an area, and its stories into those of the area', () => {
    expect(create('payments/send/FeeLine').status).toBe(0);
    const component = read('src/components/payments/send/FeeLine.tsx');

    expect(component).toContain("from '../../provider/rooted'");
    expect(component).toContain("declare module '../../provider/roots' {");
    expect(read(STORIES)).toContain("from '../../../components/payments/send/FeeLine'");
  });

  it('writes the parts that a page has, and the stories that every component has', () => {
    expect(create('payments/FeeLine').status).toBe(0);
    const stories = read(STORIES);
    const comment = metaComment(stories) ?? '';

    expect([...partsOf(comment).parts.keys()]).toEqual([
      'When not to use it',
      'States',
      'Keyboard',
      'Related',
      'Find it by',
    ]);
    expect(partsOf(comment).purpose).toMatch(/^The purpose of FeeLine, .+\.$/);
    for (const name of ['Base', 'PressesOnce', 'Matrix'])
      expect(stories).toContain(`export const ${name} = meta.story(`);
  });

  it('writes what Prettier would', async () => {
    expect(create('payments/FeeLine').status).toBe(0);
    const options = { ...(await resolveConfig(PRETTIERRC)), parser: 'typescript' };

    expect(await check(read(COMPONENT), options)).toBe(true);
    expect(await check(read(STORIES), options)).toBe(true);
  });

  it.each([
    ['nothing', []],
    ['no area', ['FeeLine']],
    ['a name in lower case', ['payments/feeLine']],
    ['a name with a dash', ['payments/Fee-Line']],
    ['a room that is not there', ['payments/fees/FeeLine']],
    ['a room in a room', ['payments/send/fees/FeeLine', '--new-area']],
    ['a way out of the components', ['../FeeLine']],
    ['an area that is not there', ['payment/FeeLine']],
    ['an area in upper case', ['Payments/FeeLine', '--new-area']],
    ['two at once', ['payments/FeeLine', 'payments/FeeTotal']],
  ])('refuses %s and writes nothing', (_what, args) => {
    const { status, stderr } = create(...args);

    expect(status).toBe(1);
    expect(stderr).not.toBe('');
    expect(existsSync(join(root, 'src/stories'))).toBe(false);
  });

  it('starts a new area when told so', () => {
    expect(create('charts/Sparkline', '--new-area').status).toBe(0);
    expect(read('src/components/charts/Sparkline.tsx')).toContain('Sparkline');
  });

  it('overwrites neither file, and then leaves the other alone too', () => {
    writeFileSync(join(root, COMPONENT), 'kept');
    const { status, stderr } = create('payments/FeeLine');

    expect(status).toBe(1);
    expect(stderr).toContain(COMPONENT);
    expect(read(COMPONENT)).toBe('kept');
    expect(existsSync(join(root, STORIES))).toBe(false);
  });
});
