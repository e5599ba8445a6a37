import { useEffect, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
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

/** A page that cannot be rehearsed. */
function Broken(): never {
  onRender('Broken');
  throw new Error('The ledger is not readable');
}

const PAGES = [() => <Page name="Wallet" />, Broken, () => <Page name="Exchange" />];

/** The open page, beside which the others are rehearsed. */
function Home() {
  const [isAhead, setIsAhead] = useState(false);
  return (
    <main>
      <h1>Home</h1>
      <button
        type="button"
        onClick={() => {
          setIsAhead(true);
        }}
      >
        Rehearse
      </button>
      {isAhead && <Rehearsal pages={PAGES} />}
    </main>
  );
}

/**
 * Stands beside the open page and shows nothing. It renders the other pages once, out of the document,
 * so that their styles are there when they are opened.
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

/** Every page is rendered once, out of sight; one that fails does not stop the others. */
export const Base = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
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
    await userEvent.click(canvas.getByRole('button', { name: 'Rehearse' }));
    await waitFor(() => expect(onRender).toHaveBeenLastCalledWith('Exchange'));
    observer.disconnect();
    await expect(new Set(onRender.mock.calls.flat())).toEqual(
      new Set(['Wallet', 'Broken', 'Exchange']),
    );
    await expect(written).toEqual([]);
    await expect(onEffect).not.toHaveBeenCalled();
    await expect(canvas.getByRole('heading')).toHaveTextContent('Home');
  },
});
