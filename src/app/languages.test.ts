import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FlorinProvider } from '../components/provider/FlorinProvider';
import { useMessages } from '../components/provider/useMessages';
import { Loadable } from '../components/feedback/internals/Loadable.messages';

const page = {
  title: 'Page not found',
  text: 'There is nothing at this address. The page may have moved, or the address may be mistyped.',
} as const;

/** Shows texts of a component and of a page of the app. */
function Texts() {
  const say = useMessages('Loadable', Loadable);
  const sayOfPage = useMessages('NotFoundPage', page);
  return [say('more'), say('loading'), sayOfPage('title'), sayOfPage('text')].join(', ');
}

it('shows the English text if a language lacks a text, in components and in the app', () => {
  const messages = { Loadable: { more: 'Mehr' }, NotFoundPage: { title: 'Nicht gefunden' } };
  const texts = createElement(Texts);
  expect(
    renderToStaticMarkup(createElement(FlorinProvider, { locale: 'de', messages }, texts)),
  ).toBe(`Mehr, Loading, Nicht gefunden, ${page.text}`);
  expect(
    renderToStaticMarkup(createElement(FlorinProvider, { locale: 'de', messages: {} }, texts)),
  ).toBe(`Show more, Loading, Page not found, ${page.text}`);
});
