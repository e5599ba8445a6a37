import fc from 'fast-check';
import { NavigationType } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { createLayeredHistory } from './layeredHistory';

/** A window with a history. As in a browser, traversing the history is asynchronous. */
function createView(initialState: unknown = null) {
  const origin = 'https://florin.example';
  let entries: { readonly state: unknown; readonly href: string }[] = [
    { state: initialState, href: `${origin}/app` },
  ];
  let index = 0;
  let listener: (() => void) | null = null;
  let traversals: number[] = [];
  const href = (url?: string) =>
    url === undefined ? (entries[index]?.href ?? '') : new URL(url, origin).href;
  const history = {
    get state() {
      return entries[index]?.state;
    },
    pushState(state: unknown, _: string, url?: string) {
      entries = [...entries.slice(0, index + 1), { state, href: href(url) }];
      index += 1;
    },
    replaceState(state: unknown, _: string, url?: string) {
      entries[index] = { state, href: href(url) };
    },
    go(delta: number) {
      traversals = [...traversals, delta];
    },
  };
  const view = {
    history,
    get location() {
      return new URL(href());
    },
    addEventListener: (_: string, added: () => void) => {
      listener = added;
    },
    removeEventListener: () => {
      listener = null;
    },
  };
  return {
    view: view as unknown as Window,
    press: (delta: number) => {
      history.go(delta);
    },
    /** Performs pending traversals until there is none. */
    async settle() {
      await Promise.resolve();
      while (traversals.length > 0) {
        const [delta = 0, ...rest] = traversals;
        traversals = rest;
        const next = index + delta;
        if (next >= 0 && next < entries.length && delta !== 0) {
          index = next;
          listener?.();
        }
        await Promise.resolve();
      }
    },
    path: () => view.location.pathname,
    /** All URLs and states that the browser's history contains, as JSON. */
    kept: () => JSON.stringify(entries),
    layer: () => (history.state as { layer: number }).layer,
    position: () => index,
  };
}

/** Simulates open layers by numbers. The layers in `asking` refuse to close, like a form with typed text. */
function createLayers() {
  let open: number[] = [];
  let listener = () => {};
  let last = 0;
  const asking = new Set<number>();
  const set = (next: number[]) => {
    open = next;
    listener();
  };
  return {
    asking,
    open: () => {
      last += 1;
      set([...open, last]);
      return last;
    },
    close: () => {
      set(open.slice(0, -1));
    },
    closeAll: () => {
      set([]);
    },
    layers: {
      count: () => open.length,
      closeTop: () => {
        const top = open.at(-1);
        if (top === undefined || asking.has(top)) return false;
        set(open.slice(0, -1));
        return true;
      },
      subscribe: (added: () => void) => {
        listener = added;
        return () => {
          listener = () => {};
        };
      },
    },
  };
}

function begin(initialState?: unknown) {
  const browser = createView(initialState);
  const opened = createLayers();
  const history = createLayeredHistory(browser.view, opened.layers);
  const visits: string[] = [];
  history.listen(({ location, action }) => {
    visits.push(`${action} ${location.pathname}`);
  });
  return { browser, opened, history, visits, count: opened.layers.count };
}

describe('the history with layers', () => {
  it('closes the uppermost layer on Back, and then leaves the page', async () => {
    const { browser, opened, history, visits, count } = begin();
    history.navigator.push('/app/wallet', null);
    opened.open();
    await browser.settle();
    opened.open();
    await browser.settle();
    expect(browser.layer()).toBe(2);
    for (const left of [1, 0]) {
      browser.press(-1);
      await browser.settle();
      expect([count(), browser.layer()]).toEqual([left, left]);
    }
    expect(visits).toEqual(['PUSH /app/wallet']);
    browser.press(-1);
    await browser.settle();
    expect(visits).toEqual(['PUSH /app/wallet', 'POP /app']);
  });

  it('keeps a layer that stays open, also if Back is pressed twice at once', async () => {
    for (const presses of [1, 2]) {
      const { browser, opened, history, visits, count } = begin();
      history.navigator.push('/app/wallet', null);
      opened.asking.add(opened.open());
      await browser.settle();
      for (let press = 0; press < presses; press += 1) browser.press(-1);
      await browser.settle();
      expect([count(), browser.layer(), browser.path()]).toEqual([1, 1, '/app/wallet']);
      expect(visits).toEqual(['PUSH /app/wallet']);
    }
  });

  it('leaves the entries of the layers before it navigates', async () => {
    const { browser, opened, history, visits } = begin();
    opened.open();
    opened.open();
    await browser.settle();
    history.navigator.push('/app/wallet', { from: 'menu' });
    opened.closeAll();
    await browser.settle();
    expect([browser.position(), browser.path(), browser.layer()]).toEqual([1, '/app/wallet', 0]);
    expect(history.visit().location.state).toEqual({ from: 'menu' });
    expect(visits).toEqual(['PUSH /app/wallet']);
  });

  it('returns to the page after a reload that closed a layer', async () => {
    const { browser, opened, history } = begin();
    history.navigator.replace('/app#open=send', { link: 'bitcoin:bc1q' });
    opened.open();
    await browser.settle();
    const reloaded = createLayers();
    const next = createLayeredHistory(browser.view, reloaded.layers);
    next.listen(() => undefined);
    await browser.settle();
    expect([browser.position(), browser.layer()]).toEqual([0, 0]);
    expect(next.visit().location).toMatchObject({
      pathname: '/app',
      hash: '#open=send',
      state: { link: 'bitcoin:bc1q' },
    });
  });

  it('reads the state of any entry, and keeps the state of the app', () => {
    for (const state of [null, 'text', 7, [], { at: 'x' }, { key: 1, layer: -0.5 }])
      expect(begin(state).history.visit()).toMatchObject({
        action: NavigationType.Pop,
        location: { pathname: '/app', state: null },
      });
    const known = begin({ usr: { link: 'x' }, key: 'abc', idx: 3 }).history.visit();
    expect(known.location).toMatchObject({ key: 'abc', state: { link: 'x' } });
  });

  it('stays on its origin', () => {
    const { history, browser } = begin();
    history.navigator.push('//other.example/x', null);
    expect(browser.view.location.origin).toBe('https://florin.example');
  });

  const step = fc.constantFrom('open', 'close', 'back', 'forward', 'push', 'replace');

  it('agrees with a model in which layers have no entries', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const { browser, opened, history, count } = begin();
        let pages = ['/app'];
        let page = 0;
        let layers = 0;
        for (const [at, what] of steps.entries()) {
          const path = `/app/${at}`;
          if (what === 'open') {
            opened.open();
            layers += 1;
            pages = pages.slice(0, page + 1);
          } else if (what === 'close') {
            opened.close();
            layers = Math.max(0, layers - 1);
          } else if (what === 'push') {
            history.navigator.push(path, null);
            pages = [...pages.slice(0, page + 1), path];
            page += 1;
          } else if (what === 'replace') {
            history.navigator.replace(path, null);
            pages[page] = path;
          } else if (what === 'back') {
            browser.press(-1);
            if (layers > 0) layers -= 1;
            else page = Math.max(0, page - 1);
          } else {
            browser.press(1);
            if (layers === 0) page = Math.min(pages.length - 1, page + 1);
          }
          await browser.settle();
          expect([count(), browser.layer()]).toEqual([layers, layers]);
          expect(browser.path()).toBe(pages[page]);
          expect(history.visit().location.pathname).toBe(pages[page]);
        }
      }),
    );
  });
});

describe('the history of data with a lock', () => {
  const PRIVATE = { isPrivate: true, forgets: false };
  const pages = [
    ['a transaction', '/app/history/personal-5', null, '/app/history'],
    ['a search', '/app/history#q=zebra&type=send', null, '/app/history'],
    ['a payment to repeat', '/app/payments#open=send&again=personal-5', null, '/app/payments'],
    [
      'a payment link',
      '/app/payments#open=send',
      { link: 'bitcoin:bc1q?label=zebra' },
      '/app/payments',
    ],
    ['a contact', '/app/contacts#add=personal-5', null, '/app/contacts'],
    ['a page of a site below a path', '/florin/app/history/zebra', null, '/florin/app/history'],
    ['a return after signing in', '/signin', { from: '/app/history/personal-5' }, '/signin'],
  ] as const;

  it.each(pages)('keeps %s only in memory', async (_name, path, state, neutral) => {
    const { browser, history, opened } = begin();
    history.setPrivacy(PRIVATE);
    history.navigator.push(path, state);
    opened.open();
    await browser.settle();
    expect(browser.path()).toBe(neutral);
    expect(browser.kept()).not.toMatch(/zebra|personal-5|bc1q|#/);
    const { location } = history.visit();
    expect(location.pathname + location.hash).toBe(path);
    expect(location.state).toEqual(state);
  });

  it.each(pages)('removes %s from the current entry', async (_name, path, state, neutral) => {
    const { browser, history, visits } = begin();
    history.navigator.push(path, state);
    history.setPrivacy(PRIVATE);
    await browser.settle();
    expect([browser.path(), browser.kept().match(/zebra|personal-5|bc1q|#/)]).toEqual([
      neutral,
      null,
    ]);
    expect(history.visit().location.state).toEqual(state);
    history.setPrivacy({ isPrivate: false, forgets: false });
    expect(browser.view.location.href).toBe(`https://florin.example${path}`);
    expect(visits).toHaveLength(1);
  });

  it('opens the real page on Back and Forward, and neutralises an entry from before', async () => {
    const { browser, history } = begin();
    history.navigator.push('/app/history#q=zebra', null);
    history.navigator.push('/app/wallet', null);
    history.setPrivacy(PRIVATE);
    history.navigator.push('/app/history/personal-5', null);
    browser.press(-2);
    await browser.settle();
    expect(history.visit().location).toMatchObject({ pathname: '/app/history', hash: '#q=zebra' });
    expect(browser.kept()).not.toMatch(/zebra|personal-5/);
    browser.press(2);
    await browser.settle();
    expect(history.visit().location.pathname).toBe('/app/history/personal-5');
  });

  it('forgets the pages when the data is locked', async () => {
    const { browser, history } = begin();
    history.navigator.push('/app/payments#open=send', { link: 'bitcoin:bc1q' });
    history.setPrivacy({ isPrivate: true, forgets: true });
    await browser.settle();
    expect(history.visit().location).toMatchObject({
      pathname: '/app/payments',
      hash: '',
      state: null,
    });
    expect(browser.kept()).not.toContain('bc1q');
  });
});
