import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { toId } from 'storybook/internal/csf';
import { beforeAll, describe, expect, it } from 'vitest';
import { readFacts } from '../../.storybook/docs/facts';
import { readable, storyDocs } from '../../.storybook/docs/storyDocs';
import { GUIDES, guidePage, withGuideLinks } from '../../packages/florin/build/guides';
import { componentsOf, entriesOf } from '../../packages/florin/build/entries.mjs';
import { moduleRows } from '../../packages/florin/build/handbook';

/*
 * Tests the data of the catalogue's pages. packages/florin/tests/lib/handbook.spec.ts checks the Markdown files of the
 * package.
 */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

describe('the facts on a page', () => {
  let facts: Awaited<ReturnType<typeof readFacts>> = {};

  beforeAll(async () => {
    facts = await readFacts();
  }, 60_000);

  it('contain the size of every component', () => {
    const sizes = new Map(
      Object.values(facts).map(({ file, size }) => [basename(file, '.tsx'), size]),
    );
    const components = componentsOf(ROOT).map(({ name }) => name);
    expect(components.filter((name) => !sizes.get(name))).toEqual([]);
    expect(facts['components-money-balancecard']).toEqual({
      file: 'src/components/money/BalanceCard.tsx',
      href: 'sources/components/money/BalanceCard.tsx.txt',
      size: expect.stringMatching(/^\d+\.\d kB$/) as string,
    });
  });

  it('link to sources that exist, including those of pages and features', () => {
    expect(Object.values(facts).filter(({ file }) => !existsSync(join(ROOT, file)))).toEqual([]);
    expect(facts['pages-homepage']?.size).toBeNull();
  });
});

describe('the index of the modules', () => {
  it('has every public module that is not a component, with a sentence', () => {
    const rows = moduleRows();
    const components = componentsOf(ROOT).map(({ name }) => name);
    expect([...rows.map(({ name }) => name), ...components].toSorted()).toEqual(
      Object.keys(entriesOf(ROOT)).toSorted(),
    );
    expect(rows.filter(({ about }) => !/^[A-Z].{15,}\.$/.test(about))).toEqual([]);
  });

  it.each([
    ['domain/transaction', "A transaction in a wallet's history."],
    ['httpAdapter', 'Makes an adapter for a back end that implements `florin/openapi.json`.'],
    [
      'domain/csv',
      'Returns transactions as a CSV file (RFC 4180), in UTF-8 with a byte order mark.',
    ],
    ['testing', 'The public module `florin/testing`.'],
  ])('describes %s by its most important export', (module, sentence) => {
    expect(moduleRows().find(({ name }) => name === module)?.about).toBe(sentence);
  });

  it('lists the exports of a module', () => {
    expect(moduleRows().find(({ name }) => name === 'domain/minorUnits')).toMatchObject({
      names: expect.arrayContaining(['toMinorUnits', 'fromMinorUnits']) as string[],
    });
  });
});

describe('the code of a story', () => {
  it.each([
    [
      "const Base = () => <SendForm available={A} onSend={fn<P['onSend']>(() => Promise.resolve(null))} onClose={fn()} hidden />;",
      '<SendForm available={A} onSend={onSend} onClose={onClose} hidden />;\n',
    ],
    [
      'const Base = () => <Stateful value=""><SendForm /></Stateful>;',
      '<SendForm value="">\n  <SendForm />\n</SendForm>;\n',
    ],
    [
      'const Base = () => <SendForm onStart={fn((event) => { stop(event); })}>(<b>Text</b>)</SendForm>;',
      '<SendForm onStart={onStart}>\n  <b>Text</b>\n</SendForm>;\n',
    ],
    [
      'const Base = (args) => <Other {...args} />;',
      'const Base = (args) => <Other {...args} />;\n',
    ],
    [
      'const Base = () => <DayList days={daysOf(TRANSACTIONS, CALENDAR)} known={KNOWN} currency={CURRENCIES.usd} text="EUR" />;',
      '<DayList days={days} known={known} currency={CURRENCIES.usd} text="EUR" />;\n',
    ],
    ['<List></List<string>>', '<List></List<string>>'],
  ])('%s is shown without the parts of the test', async (snippet, code) => {
    expect(await readable(snippet, 'SendForm')).toBe(code);
  });

  it('imports the component from the package, and is the short example beside the stories', async () => {
    const id = 'components-feedback-partboundary';
    const story = { id: `${id}--base`, name: 'Base', snippet: '<TwoParts />' };
    const found = { id, name: 'PartBoundary<string>', path: '', stories: { [story.id]: story } };
    const docs = await storyDocs(() => Promise.resolve(found))({} as never);
    expect(docs?.import).toBe("import { PartBoundary } from 'florin/PartBoundary';");
    const { snippet } = docs?.stories[story.id] ?? {};
    expect(snippet).toContain('<PartBoundary sentence="Rates could not be shown." onError={log}>');
    expect(snippet).toContain("import { MarketTrends } from 'florin/MarketTrends';");
    expect(snippet).not.toContain('import { PartBoundary }');
  });
});

describe('a guide', () => {
  it('links to other guides, and shows other links as text', () => {
    const text = '[a](next.md#sizes) [b](adr/0003-one-world.md) [c](https://example.com/x.md)';
    expect(withGuideLinks(text)).toBe('[a](next-js.md#sizes) b [c](https://example.com/x.md)');
    expect(guidePage('[a](next.md)')).toBe('[a](?path=/docs/guides-next-js--docs)');
    expect(withGuideLinks('[a](../packages/examples/minimal-wallet)')).toBe('a');
  });

  it('has a page in the catalogue', () => {
    const folder = join(ROOT, 'packages', 'florin', 'docs', 'pages');
    const titles = readdirSync(folder).map((file) => toId('guides', basename(file, '.mdx')));
    expect(GUIDES.map(({ name }) => `guides--${name}`).toSorted()).toEqual(titles.toSorted());
  });

  it.each([
    ['next.md', 'next-wallet', 4],
    ['testing.md', 'tested-wallet', 6],
  ])('%s shows the unchanged files of the example', (file, example, count) => {
    const guide = readFileSync(join(ROOT, 'packages/florin/docs', file), 'utf8');
    const shown = [
      ...guide.matchAll(/^`(?<file>[\w./]+\.[jt]sx?)`:\n\n```[jt]sx?\n(?<code>[\s\S]*?)```/gm),
    ];
    expect(shown).toHaveLength(count);
    for (const { groups } of shown)
      expect(groups?.['code']).toBe(
        readFileSync(join(ROOT, 'packages/examples', example, groups?.['file'] ?? ''), 'utf8'),
      );
  });
});
