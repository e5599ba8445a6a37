import { ThemeProvider } from '@mui/material/styles';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { ReactNode } from 'react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Moment } from '../../src/components/payments/history/Moment';
import { FlorinProvider } from '../../src/components/provider/FlorinProvider';
import { CHAIN_LIST } from '../../src/domain/currency/chain';
import { CURRENCY_LIST } from '../../src/domain/currency/currency';
import { visible } from '../../src/domain/text/text';
import { OTHER_CURRENCIES } from '../../src/testing/otherCurrencies';
import { PSEUDO, pseudo } from '../../src/testing/pseudo';
import { createFlorinTheme } from '../../src/theme/theme';
import type { Story } from './stories';
import { beginningOf, decorated, FILES, storiesOf } from './stories';

/*
 * Every component in every state of its stories, rendered where there is neither a window nor a
 * document. Only the beginning of a story is rendered; its steps need a browser.
 */

/** Without `PartBoundary`, whose content throws: React catches nothing while it renders to text. */
const files = FILES.filter(([file]) => !file.endsWith('/PartBoundary.stories.tsx'));

const publicNames = JSON.parse(
  readFileSync(new URL('../../src/components/public.json', import.meta.url), 'utf8'),
) as readonly string[];

const theme = createFlorinTheme();

const onServer = (content: ReactNode, look = theme) =>
  renderToString(
    createElement(
      StaticRouter,
      { location: '/' },
      createElement(ThemeProvider, { theme: look }, content),
    ),
  );

const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);

afterEach(() => {
  complaint.mockClear();
});

describe('on a server', () => {
  it('there is every public component', () => {
    const shown = new Set(files.map(([file]) => basename(file, '.stories.tsx')));
    expect(publicNames.filter((name) => !shown.has(name))).toEqual(['PartBoundary']);
  });

  it.each(files)('%s renders', async (_file, load) => {
    const stories = await storiesOf(load);
    expect(stories).not.toHaveLength(0);
    for (const story of stories) onServer(beginningOf(story));
    expect(complaint).not.toHaveBeenCalled();
  });

  it('a moment is written where the zone is known, and keeps its place where it is not', () => {
    const moment = createElement(Moment, { at: '2026-03-01T20:30:00.000Z', thisYear: 2026 });
    expect(onServer(moment)).toContain('<time>\u00A0</time>');
    expect(onServer(createElement(FlorinProvider, { timeZone: 'Asia/Tokyo' }, moment))).toMatch(
      /<time dateTime="2026-03-01T20:30:00.000Z" dir="auto">Mar 2, 5:30\s?AM<\/time>/,
    );
  });
});

/** Popups and dialogs stand in their place in the page: a server renders nothing anywhere else. */
const inPlace = createFlorinTheme();
inPlace.components = { ...inPlace.components, MuiModal: { defaultProps: { disablePortal: true } } };

/** Texts that are data, in every language: names and signs of currencies and networks, specimens, figures. */
const DATA = [
  ...[...CURRENCY_LIST, ...OTHER_CURRENCIES].flatMap(({ name, symbol }) => [name, symbol]),
  ...CHAIN_LIST.map(({ name }) => name),
  'rent@example.com',
  'bc1qw508d6…',
  // Texts of stories that stand in no argument of theirs.
  'Ana',
  'United States dollar, also known as the greenback, the buck and the almighty dollar',
  '127 transactions',
  '6 currencies',
  // Moments that a story has written in a locale and a zone of its own.
  'März',
  'March',
  'PM India Standard Time',
];

/** The components that have texts in English alone. */
const STILL_ENGLISH = /FlorinProvider\.stories/;

/** All strings in a story's arguments, however deep. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}

/** The words of a page that nobody handed in and that are not in the pseudo-locale's brackets. */
function leftOut(html: string, data: readonly string[]): string[] {
  // Dates are the locale's own words.
  const page = html.replace(/<(style|time).*?<\/\1>/gs, '').replace(/&\w+;/g, ' ');
  const names = [...page.matchAll(/ (?:aria-label|placeholder|title|alt)="([^"]*)"/g)];
  let texts = [page.replace(/<[^>]*>/g, ' '), ...names.map(([, name]) => name)].join(' ');
  while (/⟦[^⟦⟧]*⟧/.test(texts)) texts = texts.replace(/⟦[^⟦⟧]*⟧/g, '');
  const known = data.map(visible).join(' ');
  return (texts.match(/\p{L}{2,}/gu) ?? []).filter((word) => !known.includes(word));
}

/** The texts that the stories of a file leave out of the catalogue. */
async function leftOutBy(load: () => Promise<Record<string, Story>>): Promise<string[]> {
  const stories = await storiesOf(load);
  return stories.flatMap((story) => {
    const { meta, composed } = story;
    const { args } = composed;
    if (!meta.component) return [];
    // Under its anchor MUI's popover asks the document for its place, as soon as it is open.
    const props: object = 'open' in args && !('anchor' in args) ? { ...args, open: true } : args;
    const own = createElement(meta.component, props);
    const content = story.input.render ? own : decorated(story, own);
    const page = createElement(FlorinProvider, { locale: PSEUDO, messages: pseudo }, content);
    return leftOut(onServer(page, inPlace), [...DATA, ...stringsIn(args)]);
  });
}

describe('in the pseudo-locale', () => {
  it.each(files.filter(([file]) => !STILL_ENGLISH.test(file)))(
    '%s leaves out no text',
    async (_file, load) => {
      expect(await leftOutBy(load)).toEqual([]);
    },
  );

  it.each(files.filter(([file]) => STILL_ENGLISH.test(file)))(
    '%s is rightly among those that do',
    async (_file, load) => {
      expect(await leftOutBy(load)).not.toEqual([]);
    },
  );
});
