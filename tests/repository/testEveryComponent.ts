import { ThemeProvider } from '@mui/material/styles';
import { act, createElement, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SendForm, type SendFormProps } from '../../src/components/payments/send/SendForm/SendForm';
import { createFlorinTheme } from '../../src/theme/theme';
import { elementOf, FILES, matrixOf, storiesOf } from './stories';

const theme = createFlorinTheme();

/**
 * Matches two expected errors: that of a story with an invalid currency code, and that of code which loads after a
 * test.
 */
const EXPECTED = /Invalid currency code : no code|finished loading inside a test/;

/** The number of buttons that are pressed in each story, because one of them may open a dialog or a menu. */
const MOST_PRESSES = 8;

/** Returns whether an element shows a text or a drawing. An avatar has its initials in an attribute. */
const hasContent = ({ textContent, innerHTML }: HTMLElement) =>
  textContent !== '' || /<svg|aria-label|data-initials/.test(innerHTML);

const settled = () =>
  act(async () => {
    await Promise.resolve();
  });

async function mount(element: ReactNode): Promise<Root> {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await render(root, element);
  return root;
}

async function render(root: Root, element: ReactNode): Promise<void> {
  act(() => {
    root.render(
      createElement(MemoryRouter, null, createElement(ThemeProvider, { theme }, element)),
    );
  });
  await settled();
}

function unmount(root: Root): void {
  act(() => {
    root.unmount();
  });
  document.body.replaceChildren();
}

/** Presses the first buttons of the page, also buttons that appear after a press. */
async function pressButtons(): Promise<void> {
  const pressed = new Set<Element>();
  for (let count = 0; count < MOST_PRESSES; count += 1) {
    const button = [...document.querySelectorAll<HTMLElement>('button:not(:disabled)')].find(
      (one) => !pressed.has(one),
    );
    if (!button) return;
    pressed.add(button);
    act(() => {
      button.click();
    });
    await settled();
  }
}

/** A payment without a response, which appears after the form was mounted. */
const IN_DOUBT: NonNullable<SendFormProps['doubts']>['inDoubt'] = [
  {
    id: '1',
    walletId: 'personal',
    inDoubt: true,
    order: {
      kind: 'send',
      recipient: 'rent@example.com',
      amount: '5',
      currency: 'usd',
      description: '',
    },
  },
];

/** Tests that every component renders each state of its stories in a DOM without layout, such as jsdom. */
export function testEveryComponent(): void {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const faults: string[] = [];
  const onError = ({ message }: ErrorEvent) => faults.push(message);

  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    consoleError.mockClear();
    faults.length = 0;
    window.addEventListener('error', onError);
  });

  afterEach(() => {
    window.removeEventListener('error', onError);
    vi.unstubAllGlobals();
    document.body.replaceChildren();
  });

  it.each(FILES)(
    '%s',
    async (file, load) => {
      // In some test set-ups, `matchMedia` exists and is undefined.
      vi.stubGlobal('matchMedia', undefined);
      for (const story of [...(await storiesOf(load)), ...(await matrixOf(load))]) {
        const root = await mount(elementOf(story));
        await pressButtons();
        unmount(root);
      }
      const unexpected = consoleError.mock.calls
        .map((call) => call.join(' '))
        .filter((text) => !EXPECTED.test(text));
      // The content of these stories throws on purpose.
      if (!file.endsWith('/PartBoundary.stories.tsx'))
        expect([...new Set([...unexpected, ...faults])]).toEqual([]);
    },
    120_000,
  );

  it.each(FILES)('%s has content', async (_file, load) => {
    const [first] = await storiesOf(load);
    if (!first) throw new Error('The file has no story.');
    const root = await mount(elementOf(first));
    expect(document.body).toSatisfy(hasContent);
    unmount(root);
  });

  it('SendForm shows a new payment in doubt', async () => {
    const form = (inDoubt: typeof IN_DOUBT) =>
      createElement(SendForm, {
        available: {},
        doubts: { inDoubt },
        onSend: () => Promise.resolve(null),
        onClose: () => undefined,
      });
    const root = await mount(form([]));
    await render(root, form(IN_DOUBT));
    expect(document.body.textContent).toContain('We could not confirm this payment.');
    expect([...consoleError.mock.calls, ...faults]).toEqual([]);
    unmount(root);
  });

  it.each([768, 0])('DayList renders all lines in a window of height %i', async (height) => {
    vi.stubGlobal('innerHeight', height);
    const [, load] = FILES.find(([path]) => path.endsWith('/DayList.stories.tsx')) ?? [];
    const [first] = load ? await storiesOf(load) : [];
    const root = await mount(first && elementOf(first));
    const names = [...document.body.querySelectorAll('h2, h3')].map((node) => node.textContent);
    expect(names).toEqual(['Today', 'Yesterday', 'Thursday, March 12']);
    expect(document.body.querySelectorAll('li')).toHaveLength(4);
    unmount(root);
  });
}
