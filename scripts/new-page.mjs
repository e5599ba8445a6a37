/**
 * Creates a page of the signed-in app with a list, its feature and its stories, and adds the page to the route table.
 *
 *   npm run new:page -- Budgets
 *   npm run new:page -- Budgets --parent settings
 *
 * `--parent` is the key of the parent page, to which the page's back link leads. The default is `payments`. The created
 * files pass all checks.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT, withEntry, withImport, writeFiles } from './newFiles.mjs';

const PATHS = 'src/features/page/paths.ts';

/** The list of the texts of features and pages. */
const TEXTS = 'src/app/texts.ts';

const pageText = (
  name,
  title,
  area,
) => `import { PageHeading } from '../components/layout/PageHeading';
import { useMessages } from '../components/provider/useMessages';
import { ${name}List } from '../features/${area}/${name}List';
import { PagePart } from '../features/page/PagePart';
import { PageTitle } from '../features/page/PageTitle';
import { WayBack } from '../features/page/WayBack';

const english = { title: '${title}' } as const;

export type ${name}PageTexts = typeof english;

/** The purpose of the page, in one sentence. */
export default function ${name}Page() {
  const say = useMessages('${name}Page', english);
  return (
    <>
      <PageTitle>{say('title')}</PageTitle>
      <WayBack />
      <PageHeading>{say('title')}</PageHeading>
      <PagePart name={say('title')}>
        <${name}List />
      </PagePart>
    </>
  );
}
`;

const featureText = (name) => `import { CurrencyIcon } from '../../components/money/CurrencyIcon';
import { useCurrencyName } from '../../components/provider/useCurrencyName';
import { useMessages } from '../../components/provider/useMessages';
import { SettingsGroup } from '../../components/settings/SettingsGroup';
import { SettingsItem } from '../../components/settings/SettingsItem';
import { currencyPath } from '../../features/page/paths';
import { selectCurrencyInfos } from '../../state/store/selectors';
import { useWallet } from '../../state/hooks/useWallet';

const english = { title: 'Currencies' } as const;

export type ${name}ListTexts = typeof english;

/** The currencies of the active wallet. Replace them with the data of the page, and the items with a component. */
export function ${name}List() {
  const say = useMessages('${name}List', english);
  const currencies = useWallet(selectCurrencyInfos);
  const currencyName = useCurrencyName();
  return (
    <SettingsGroup title={say('title')}>
      {currencies.map((currency) => (
        <SettingsItem
          key={currency.id}
          label={currencyName(currency)}
          icon={<CurrencyIcon currency={currency} />}
          href={currencyPath(currency.id)}
        />
      ))}
    </SettingsGroup>
  );
}
`;

const storiesText = (
  name,
  title,
  path,
) => `import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import ${name}Page from '../../pages/${name}Page';
import { pageHeading } from '../../testing/steps';

/**
 * The purpose of the page, in one sentence for readers who do not know Florin.
 */
const meta = preview.meta({
  component: ${name}Page,
  parameters: {
    layout: 'fullscreen',
    route: '${path}',
    docs: { story: { inline: false, height: '720px' } },
  },
});

export const Base = meta.story();

Base.test('lists the currencies', async () => {
  await expect(await pageHeading('${title}')).toBeVisible();
  await waitFor(() => expect(document.title).toBe('${title} · Florin'));
  await expect(screen.getByRole('link', { name: 'Bitcoin' })).toBeVisible();
});

Base.test('opens the page of a currency', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('link', { name: 'Bitcoin' }));
  await expect(await pageHeading('Bitcoin')).toBeVisible();
});
`;

/** Adds a page to the code of the route table: its path, and the page above it. */
function withPage(code, key, path, parent) {
  if (!new RegExp(`^ {2}${parent}: '/app/`, 'm').test(code))
    throw new Error(`${PATHS} has no page ${parent} of the app.`);
  return code
    .replace(/(?<=export const paths = \{\n(?: .+\n)+)(?=\} as const;)/, `  ${key}: '${path}',\n`)
    .replace(
      /(?<=const PARENTS: .+ = \{\n(?: .+\n)+)(?=\};)/,
      `  [paths.${key}]: paths.${parent},\n`,
    );
}

/** Adds the types of the page's texts to the list. */
function withTexts(code, name, area) {
  const imported = withImport(
    withImport(code, `${name}ListTexts`, `../features/${area}/${name}List`),
    `${name}PageTexts`,
    `../pages/${name}Page`,
  );
  return withEntry(
    withEntry(imported, 'English', `readonly ${name}List: ${name}ListTexts;`),
    'English',
    `readonly ${name}Page: ${name}PageTexts;`,
  );
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    parent: { type: 'string', default: 'payments' },
    root: { type: 'string', default: ROOT },
  },
});

try {
  const [name = ''] = positionals;
  if (!/^[A-Z][a-z]+(?:[A-Z][a-z]+)*$/.test(name) || positionals.length > 1)
    throw new Error('Usage: npm run new:page -- <Name> [--parent <page>]');
  const { parent, root } = values;
  const key = name.replace(/^./, (first) => first.toLowerCase());
  const words = name.replaceAll(/(?<=.)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const path = `/app/${words.toLowerCase().replaceAll(' ', '-')}`;
  await writeFiles(
    root,
    {
      [`src/pages/${name}Page.tsx`]: pageText(name, words, key),
      [`src/features/${key}/${name}List.tsx`]: featureText(name),
      [`src/stories/pages/${name}Page.stories.tsx`]: storiesText(name, words, path),
    },
    {
      [PATHS]: withPage(readFileSync(join(root, PATHS), 'utf8'), key, path, parent),
      [TEXTS]: withTexts(readFileSync(join(root, TEXTS), 'utf8'), name, key),
    },
  );
  console.log(`
Next step: CONTRIBUTING.md, "Adding a page"`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
