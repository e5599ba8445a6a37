import { ThemeProvider } from '@mui/material/styles';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createElement, isValidElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { componentsOf } from '../../packages/florin/build/entries.mjs';
import { Moment } from '../../src/components/payments/history/Moment';
import { wordsOfId } from '../../src/components/payments/history/internals/useRecordName';
import {
  RecipientWarning,
  type RecipientWarningProps,
} from '../../src/components/payments/recipients/RecipientWarning/RecipientWarning';
import { FlorinProvider } from '../../src/components/provider/FlorinProvider';
import { LanguageContext } from '../../src/components/provider/internals/languageContext';
import { CHAIN_LIST } from '../../src/domain/currency/chain';
import { CURRENCY_LIST, type CurrencyInfo } from '../../src/domain/currency/currency';
import { defineCurrencies } from '../../src/domain/currency/defineCurrencies';
import { DEMO_CREDENTIALS } from '../../src/domain/demo/demoAccount';
import { visible } from '../../src/domain/text/text';
import { OTHER_CURRENCIES } from '../../src/testing/otherCurrencies';
import { pseudoLanguage } from '../../src/testing/pseudo';
import { createFlorinTheme } from '../../src/theme/theme';
import { elementOf, decorated, FILES, matrixOf, storiesOf, type Story } from './stories';

/*
 * Tests that every component renders without a window and a document, in every state of its stories. The play functions
 * of the stories do not run, since they need a browser.
 */

/** The stories of `PartBoundary` are excluded: their content throws, and `renderToString` ignores error boundaries. */
const files = FILES.filter(([file]) => !file.endsWith('/PartBoundary.stories.tsx'));

const theme = createFlorinTheme();

const onServer = (content: ReactNode, look = theme) =>
  renderToString(
    createElement(
      StaticRouter,
      { location: '/' },
      createElement(ThemeProvider, { theme: look }, content),
    ),
  );

const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);

afterEach(() => {
  consoleError.mockClear();
});

describe('on a server', () => {
  it('every public component is tested', () => {
    const shown = new Set(files.map(([file]) => basename(file, '.stories.tsx')));
    const components = componentsOf(fileURLToPath(new URL('../..', import.meta.url)));
    expect(components.filter(({ name }) => !shown.has(name))).toMatchObject([
      { name: 'PartBoundary' },
    ]);
  });

  it.each(files)('%s renders', async (_file, load) => {
    const stories = await storiesOf(load);
    expect(stories).not.toHaveLength(0);
    for (const story of [...stories, ...(await matrixOf(load))]) onServer(elementOf(story));
    expect(consoleError).not.toHaveBeenCalled();
  });

  it('a date is rendered if the time zone is known, and is blank otherwise', () => {
    const moment = createElement(Moment, { at: '2026-03-01T20:30:00.000Z', thisYear: 2026 });
    expect(onServer(moment)).toContain('<time>\u00A0</time>');
    expect(onServer(createElement(FlorinProvider, { timeZone: 'Asia/Tokyo' }, moment))).toMatch(
      /<time dateTime="2026-03-01T20:30:00.000Z" dir="auto">Mar 2, 5:30\s?AM<\/time>/,
    );
  });
});

/** A theme whose dialogs render in place, because a server renders no portals. */
const withoutPortals = createFlorinTheme();
withoutPortals.components = {
  ...withoutPortals.components,
  MuiModal: { defaultProps: { disablePortal: true } },
};

/**
 * Texts that are not translated: symbols of currencies and networks, names of currencies without an ISO code, examples,
 * and sample data of stories.
 */
const DATA = [
  ...[...CURRENCY_LIST, ...OTHER_CURRENCIES].flatMap(({ name, symbol, iso }) =>
    iso === undefined ? [name, symbol] : [symbol],
  ),
  ...CHAIN_LIST.map(({ name }) => name),
  'rent@example.com',
  'bc1qw508d6…',
  ...Object.values(DEMO_CREDENTIALS),
  // Stories pass these texts as children or in render functions, and not as args.
  'Ana',
  'Sent to',
  'United States dollar, also known as the greenback, the buck and the almighty dollar',
  '127 transactions',
  '6 currencies',
  // Stories of `Moment` and `FullMoment` show these dates in German or in the time zone of India.
  'März',
  'March',
  'PM GMT+5:30',
];

/** Returns all strings in a value, at any depth, except the English names of currencies with an ISO code. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  if (isValidElement(value)) return stringsIn(value.props);
  const { name: _name, ...nameless } = value as { name?: unknown };
  return Object.values('iso' in value ? nameless : value).flatMap(stringsIn);
}

/** Returns the Latin words of a page that are neither data nor in the brackets of the pseudo-locale. */
function untranslatedWords(html: string, data: readonly string[]): string[] {
  // Dates are removed, because `Intl` formats them instead of the translations. The JSON texts of unreadable records
  // are data.
  const page = html
    .replace(/<(style|time).*?<\/\1>/gs, '')
    .replace(/(?<=>)[{[]\W*&quot;[^<]*/g, '')
    .replace(/&\w+;/g, ' ');
  const names = [
    ...page.matchAll(
      / (?:aria-(?:label|description|valuetext|roledescription)|placeholder|title|alt)="([^"]*)"/g,
    ),
  ];
  let texts = [page.replace(/<[^>]*>/g, ' '), ...names.map(([, name]) => name)].join(' ');
  while (/⟦[^⟦⟧]*⟧/.test(texts)) texts = texts.replace(/⟦[^⟦⟧]*⟧/g, '');
  // The id of a type or status that an app adds is shown as words.
  const known = data.flatMap((text) => [visible(text), wordsOfId(text)]).join(' ');
  return (texts.match(/\p{Script=Latin}{2,}/gu) ?? []).filter((word) => !known.includes(word));
}

/** Matches the label of a cell of a matrix, and the title of a theme. */
const LABELS =
  /<figcaption.*?<\/figcaption>|<p[^>]*>(?:Light|Dark)<\/p>|aria-label="(?:Light|Dark)"/gs;

/** Renders content in the pseudo-locale. */
function inPseudo(content: ReactNode): string {
  const page = createElement(FlorinProvider, { locale: 'ja' }, content);
  const value = pseudoLanguage('ja');
  return onServer(createElement(LanguageContext, { value }, page), withoutPortals);
}

/**
 * Renders the stories and the matrix of a file with the texts of the pseudo-locale, and returns the untranslated words.
 * `Intl` writes names of currencies, dates and numbers in Japanese, so they contain no Latin words.
 */
async function untranslatedWordsOf(load: () => Promise<Record<string, Story>>): Promise<string[]> {
  const matrix = await matrixOf(load);
  const inMatrix = matrix.flatMap((story) => {
    const html = inPseudo(elementOf(story)).replaceAll(LABELS, '');
    const data = [story.composed.args, story.input.render?.({})].flatMap(stringsIn);
    return untranslatedWords(html, [...DATA, ...data]);
  });
  const stories = await storiesOf(load);
  const inStories = stories.flatMap((story) => {
    const { meta, composed } = story;
    const { args } = composed;
    if (!meta.component) return [];
    // A component with an anchor stays closed, because an open MUI popover measures its anchor in the document.
    const props: object = 'open' in args && !('anchor' in args) ? { ...args, open: true } : args;
    const own = createElement(meta.component, props);
    const content = story.input.render ? own : decorated(story, own);
    return untranslatedWords(inPseudo(content), [...DATA, ...stringsIn(args)]);
  });
  return [...inMatrix, ...inStories];
}

/** Matches a text that is only an amount of money or a rate, such as `$47.32`, `0.0125 BTC` and `1 USD = 0.92 EUR`. */
const AMOUNT = /^[-+]?(?:[$€£¥]\d[\d.,]*|\d[\d.,]*\s[A-Z]{3,4}(?:\s=\s.*)?)\s*$/;

/** Returns the amounts that a browser changes when it translates the page. */
function translatedAmounts(html: string): readonly string[] {
  // Whether each open element is excluded from translation.
  const open: boolean[] = [];
  const texts: string[] = [];
  for (const [part] of html.replace(/<style.*?<\/style>/gs, '').matchAll(/<[^>]*>|[^<]+/g)) {
    if (part.startsWith('</')) open.pop();
    else if (!part.startsWith('<')) texts.push(open.at(-1) ? '' : part);
    else if (!part.endsWith('/>')) open.push(open.at(-1) || part.includes(' translate="no"'));
  }
  return texts.filter((text) => AMOUNT.test(text));
}

describe('a browser that translates the page', () => {
  it.each(files)('keeps the amounts of %s', async (_file, load) => {
    const stories = [...(await storiesOf(load)), ...(await matrixOf(load))];
    const pages = stories.map((story) => onServer(elementOf(story), withoutPortals));
    expect(pages.flatMap(translatedAmounts)).toEqual([]);
  });
});

describe('in the pseudo-locale', () => {
  it('a sentence names a currency in the language of the reader', () => {
    const [krona] = defineCurrencies([
      { id: 'sek', symbol: 'SEK', name: 'Swedish Krona', iso: 'SEK' },
    ]) as readonly CurrencyInfo<string>[] as readonly [CurrencyInfo];
    const warnings: readonly RecipientWarningProps['warning'][] = [
      { kind: 'other-network', network: 'bitcoin', currency: krona, better: krona },
      { kind: 'fiat', network: 'bitcoin', currency: krona, better: krona },
      { kind: 'first-large', currency: krona },
    ];
    for (const warning of warnings) {
      const shown = createElement(RecipientWarning, { warning, onChangeCurrency: () => undefined });
      const html = onServer(createElement(FlorinProvider, { locale: 'sv' }, shown));
      expect(html.toLowerCase()).toContain('svensk');
      expect(html).not.toContain('Swedish');
    }
  });

  it.each(files)('%s translates every text', async (_file, load) => {
    expect(await untranslatedWordsOf(load)).toEqual([]);
  });
});
