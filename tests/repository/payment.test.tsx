// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { userEvent, waitFor, within } from 'storybook/test';
import { expect, it, vi } from 'vitest';
import { createHttpAdapter } from '#packages/back-end/src/http/httpAdapter';
import { createBackEndFetch } from '#packages/back-end/testing/backEndFetch';
import { simulatedBackEnd } from '#src/app/appBackEnd';
import { NoticeOutlet } from '#src/app/NoticeOutlet';
import { FlorinProvider } from '#src/components/provider/FlorinProvider';
import { DEMO_CREDENTIALS } from '#src/domain/demo/demoAccount';
import { SendSheet } from '#src/features/payments/SendSheet';
import { AppProviders } from '#src/state/AppProviders';
import { WalletProvider } from '#src/state/wallets/WalletProvider';
import { createWorld, type World } from '#src/state/world';
import { fill } from '#src/testing/fill';
import { createStoryWorld } from '#src/testing/storyWorld';

/*
 * Pays in the app, records the files whose functions run, and compares them with the lists in docs/architecture.md. The
 * Vite plugin in recordEntries.ts makes the functions report their calls.
 */

const SECTION = /^## A payment\n.*?(?=^## )/ms.exec(
  readFileSync('docs/architecture.md', 'utf8'),
)?.[0];
const [LIST = '', OVER_HTTP = '', OTHERS = ''] = (SECTION ?? '').split(
  /^(?=Over HTTP|The list lacks)/m,
);

const pathsIn = (text: string, item: RegExp) =>
  [...text.matchAll(item)].map(([, path = '']) => path);

/** The files of a payment with the simulated wallets, in order. */
const files = pathsIn(LIST, /^\d+\. `([^`]+)`: \S/gm);

/** The files of a payment over HTTP: other files replace those with the numbers `first` to `last`. */
const [first = 0, last = 0] = /(\d+) to (\d+):/.exec(OVER_HTTP)?.slice(1).map(Number) ?? [];
const filesOverHttp = files.toSpliced(
  first - 1,
  last - first + 1,
  ...pathsIn(OVER_HTTP, /^- `([^`]+)`: \S/gm),
);

/** Files and folders that the lists lack. The page gives the reasons. */
const others = pathsIn(OTHERS, /`(src\/[^`]+)`/g);
const isIn = (other: string) => (file: string) =>
  other.endsWith('/') ? file.startsWith(other) : file === other;

/** Starts a recording. The returned function ends it, and returns the files in the order of their first calls. */
function record(): () => readonly string[] {
  const called = new Set<string>();
  let renders = 0;
  vi.stubGlobal('entered', (file: string) => {
    if (renders === 0) called.add(file);
  });
  vi.stubGlobal('rendered', () => {
    renders += 1;
    return () => {
      renders -= 1;
    };
  });
  return () => {
    vi.unstubAllGlobals();
    // The clock and the log of the test are not part of the app.
    return [...called].filter((file) => !/\/testing\/|\/manualClock\.ts$/.test(file));
  };
}

/** Fills in the send form, and records the files from the press on Send until the sheet closes. */
async function pay(world: World, answer: () => void): Promise<readonly string[]> {
  const onClose = vi.fn();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <FlorinProvider locale="en-US">
      <AppProviders world={world}>
        <MemoryRouter>
          <WalletProvider>
            <SendSheet open onClose={onClose} />
            <NoticeOutlet />
          </WalletProvider>
        </MemoryRouter>
      </AppProviders>
    </FlorinProvider>,
  );
  const page = within(document.body);
  const recipient = await page.findByRole('combobox', { name: 'Recipient' });
  await fill(userEvent, recipient, 'ana@florin.example');
  await fill(userEvent, page.getByRole('textbox', { name: 'Amount' }), '12');
  const stop = record();
  await userEvent.click(page.getByRole('button', { name: 'Send' }));
  answer();
  await waitFor(() => {
    expect(onClose).toHaveBeenCalledOnce();
  });
  const called = stop();
  expect(document.body.textContent).toContain('Sent $12.00 to ana@florin.example');
  act(() => {
    root.unmount();
  });
  document.body.replaceChildren();
  return called;
}

const inWallets = async () => {
  const { clock, random, device, log } = createStoryWorld();
  const { adapter, keeper } = simulatedBackEnd({ clock, random }, () => world);
  const world = createWorld({ clock, random, device, log, adapter, keeper });
  await adapter.load();
  return pay(world, () => {
    clock.advance(2_000);
  });
};

const overHttp = async () => {
  const { clock, random, device, log, start } = createStoryWorld();
  const server = createBackEndFetch({ clock, random, start });
  const transaction = {
    id: 'made',
    type: 'send',
    amount: '12',
    currency: 'USD',
    toAddress: 'ana@florin.example',
    timestamp: new Date(clock.now()).toISOString(),
    status: 'completed',
  };
  const adapter = createHttpAdapter({
    baseUrl: 'https://wallet.example',
    // The receipt is prepared, because the simulated server would also run files.
    fetch: (input, init) =>
      new Request(input).url.endsWith('/payments')
        ? Promise.resolve(Response.json({ transaction, balances: { usd: '2835.32' } }))
        : server.fetch(input, init),
  });
  await adapter.signIn(DEMO_CREDENTIALS);
  const world = createWorld({ clock, random, device, log, adapter });
  world.session.enter({ id: 'demo' });
  return pay(world, () => undefined);
};

it('a payment runs the listed files, in this order, and only files that the page explains', async () => {
  const called = await inWallets();
  const calledOverHttp = await overHttp();
  const listed = (file: string) => !others.some((other) => isIn(other)(file));
  expect(called.filter(listed)).toEqual(files);
  expect(calledOverHttp.filter(listed)).toEqual(filesOverHttp);
  const idle = others.filter((other) => ![...called, ...calledOverHttp].some(isIn(other)));
  expect(idle).toEqual([]);
});
