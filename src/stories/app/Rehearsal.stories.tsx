import { useEffect, useState } from 'react';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Rehearsal } from '../../app/Rehearsal';

const onRender = fn();
const onEffect = fn();

function Page({ name }: { name: string }) {
  onRender(name);
  useEffect(() => {
    onEffect(name);
  }, [name]);
  return <h1>{name}</h1>;
}

/** A page that throws during rendering. */
function Broken(): never {
  onRender('Broken');
  throw new Error('The ledger is not readable');
}

const PAGES = [() => <Page name="Wallet" />, Broken, () => <Page name="Exchange" />];

/** The open page. Its button starts to render the pages in `PAGES` in advance. */
function Home() {
  const [isStarted, setStarted] = useState(false);
  return (
    <main>
      <h1>Home</h1>
      <button
        type="button"
        onClick={() => {
          setStarted(true);
        }}
      >
        Render ahead
      </button>
      {isStarted && <Rehearsal pages={PAGES} />}
    </main>
  );
}

/**
 * Renders pages in advance, so that they open faster. The first render of a page creates its styles, which is half of
 * the work of opening the page.
 *
 * The app renders this component next to the open page. While the browser is idle, each page renders once outside the
 * document, so nothing is visible.
 */
const meta = preview.meta({
  component: Rehearsal,
  args: { pages: PAGES },
  render: () => <Home />,
  beforeEach: () => {
    onRender.mockClear();
    onEffect.mockClear();
  },
});

export const PagesRenderedInAdvance = meta.story();

/**
 * Every page renders once, without running effects or changing the document. A page that throws does not prevent the
 * next pages from rendering.
 */
PagesRenderedInAdvance.test(
  'renders each page once, and runs no effects',
  async ({ canvas, canvasElement, userEvent }) => {
    const written: string[] = [];
    const observer = new MutationObserver(() => {
      written.push(
        within(canvasElement)
          .getAllByRole('heading')
          .map(({ textContent }) => textContent)
          .join(),
      );
    });
    observer.observe(canvasElement, { childList: true, subtree: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Render ahead' }));
    await waitFor(() => expect(onRender).toHaveBeenLastCalledWith('Exchange'));
    observer.disconnect();
    await expect(new Set(onRender.mock.calls.flat())).toEqual(
      new Set(['Wallet', 'Broken', 'Exchange']),
    );
    await expect(written).toEqual([]);
    await expect(onEffect).not.toHaveBeenCalled();
    await expect(canvas.getByRole('heading')).toHaveTextContent('Home');
  },
);

PagesRenderedInAdvance.test('ends at the first input', async ({ canvas, userEvent }) => {
  const whenIdle = new Map<number, IdleRequestCallback>();
  let calls = 0;
  spyOn(window, 'requestIdleCallback').mockImplementation((run) => {
    calls += 1;
    whenIdle.set(calls, run);
    return calls;
  });
  spyOn(window, 'cancelIdleCallback').mockImplementation((call) => void whenIdle.delete(call));
  const beIdle = () => {
    for (const run of whenIdle.values()) run({ didTimeout: false, timeRemaining: () => 50 });
  };
  await userEvent.click(canvas.getByRole('button', { name: 'Render ahead' }));
  await waitFor(() => expect(whenIdle.size).toBe(1));
  beIdle();
  await waitFor(() => expect(onRender).toHaveBeenCalledWith('Wallet'));
  await userEvent.keyboard('{Tab}');
  beIdle();
  await waitFor(() => expect(whenIdle.size).toBe(0));
  await expect(onRender).not.toHaveBeenCalledWith('Broken');
});
