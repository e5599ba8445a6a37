import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { advance } from '#.storybook/world';
import { ConnectedCurrencyList } from '../../../features/wallet/ConnectedCurrencyList';

/**
 * Shows the currencies of the active wallet, from the app's state, in a `CurrencyList`. The selected currency becomes
 * the primary currency, which the sheets for sending and receiving select initially. If the data is out of date, the
 * list shows its time. To pass the currencies as props, use `CurrencyList`.
 */
const meta = preview.meta({ component: ConnectedCurrencyList, parameters: { world: {} } });

export const Base = meta.story();

/** A price change updates only texts. It adds or removes no element, and changes no attribute. */
Base.test('updates only the changed texts', async (context) => {
  const { app } = context;
  const bitcoin = await app.currencyLine('Bitcoin');
  const { writes, observer } = watchWrites(context.canvasElement);
  await advance(context, 5_000);
  await waitFor(() => expect(bitcoin).not.toHaveTextContent('$43,250.00'));
  observer.disconnect();
  await expect(new Set(writes.map(({ what }) => what))).toEqual(new Set(['text']));
  await expect([...new Set(writes.map(({ line }) => line))]).toEqual([
    'Bitcoin',
    'Ethereum',
    'Cardano',
  ]);
  // For each of the three cryptocurrencies, three texts change: the value, the price and the 24-hour change.
  await expect(writes).toHaveLength(9);
});

/** Records each change of the DOM: its kind or the name of the attribute, and the first word of the list item. */
function watchWrites(element: Element) {
  const writes: { what: string; line: string }[] = [];
  const observer = new MutationObserver((records) => {
    for (const { type, target, attributeName } of records)
      writes.push({
        what: type === 'characterData' ? 'text' : (attributeName ?? type),
        line: target.parentElement?.closest('li')?.textContent.split(' ')[0] ?? '',
      });
  });
  observer.observe(element, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  return { writes, observer };
}
