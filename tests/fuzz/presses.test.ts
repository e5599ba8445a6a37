import fc from 'fast-check';
import { expect, it } from 'vitest';
import { paths } from '../../src/features/page/paths';
import { openApp, type OpenApp } from './app';
import { choose, reachable, labelOf, nameOf, textFields, write } from './page';
import { parameters } from './runs';
import { expectedFor, hostile } from './texts';

/** A random action. A number selects an element: it is an index modulo the number of matching elements. */
type Step =
  | { readonly type: 'press'; readonly which: number }
  | { readonly type: 'press the button'; readonly name: string }
  | { readonly type: 'write'; readonly which: number; readonly text: string }
  | { readonly type: 'fill in'; readonly seed: number; readonly which: number | null }
  | { readonly type: 'choose'; readonly which: number; readonly option: number }
  | { readonly type: 'escape' }
  | { readonly type: 'go'; readonly steps: 1 | -1 }
  | { readonly type: 'fail' }
  | { readonly type: 'pass'; readonly ms: number };

const which = fc.nat(199);

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ type: fc.constant('press' as const), which }) },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('press the button' as const),
      name: fc.constantFrom('Send', 'Send', 'Send', 'Open menu', 'Switch wallet', 'Sign Out'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('write' as const), which, text: hostile }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('fill in' as const),
      seed: fc.nat(),
      which: fc.option(which, { freq: 4 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('choose' as const), which, option: fc.nat(5) }),
  },
  fc.constant({ type: 'escape' as const }),
  fc.record({ type: fc.constant('go' as const), steps: fc.constantFrom(1 as const, -1 as const) }),
  { weight: 2, arbitrary: fc.constant({ type: 'fail' as const }) },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('pass' as const),
      ms: fc.constantFrom(0, 999, 1_000, 2_000, 5_000, 60_000),
    }),
  },
);

const PRESSABLE = 'a[href], button, [role="option"], [role="menuitem"], [role="switch"], input';

/** Returns the item at an index modulo the length, or undefined if the list is empty. */
const nth = <Item>(items: readonly Item[], index: number): Item | undefined =>
  items[index % Math.max(items.length, 1)];

/** Returns the last reachable button whose name begins with a text. */
const buttonCalled = (name: string) =>
  reachable('button').findLast((found) => nameOf(found).startsWith(name));

/** Writes a plausible text, chosen by the seed, into every field. Presses a submit button unless `which` is null. */
function fillIn({ seed, which: submit }: Extract<Step, { type: 'fill in' }>): void {
  for (const field of textFields()) {
    const [text = ''] = fc.sample(expectedFor(labelOf(field)), { numRuns: 1, seed });
    write(field, text);
  }
  if (submit === null) return;
  const submits = reachable<HTMLButtonElement>('[type="submit"]');
  nth(submits, submit)?.click();
}

async function take(app: OpenApp, next: Step): Promise<void> {
  if (next.type === 'pass') return app.advance(next.ms);
  if (next.type === 'go') return app.go(next.steps);
  return app.perform(() => {
    if (next.type === 'press') nth(reachable(PRESSABLE), next.which)?.click();
    if (next.type === 'press the button') buttonCalled(next.name)?.click();
    if (next.type === 'fill in') fillIn(next);
    if (next.type === 'fail') app.story.outcomes.next = 'fail';
    if (next.type === 'write') {
      const field = nth(textFields(), next.which);
      if (field) write(field, next.text);
    }
    if (next.type === 'choose') {
      const list = nth(reachable<HTMLSelectElement>('select'), next.which);
      if (list) choose(list, next.option);
    }
    if (next.type === 'escape')
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
      );
  });
}

it('random actions break no page, and neither create nor lose money', async () => {
  const run = parameters('presses', import.meta.env);
  let orders = 0;
  const { exchange, payments } = paths;
  const route = fc.constantFrom(...Object.values(paths), exchange, payments, exchange, payments);
  await fc.assert(
    fc.asyncProperty(route, fc.array(step, { minLength: 20, maxLength: 60 }), async (at, steps) => {
      const app = await openApp(at);
      try {
        for (const next of steps) {
          await take(app, next);
          expect(app.errors()).toEqual([]);
        }
        await app.advance(10_000);
        expect(app.errors()).toEqual([]);
        // After the simulated time, only orders without a response are pending. They wait until the user checks them.
        expect(app.wallets().data.pending.filter(({ inDoubt }) => !inDoubt)).toEqual([]);
        orders += app.orders.length;
      } finally {
        await app.close();
      }
    }),
    // `endOnFailure` prevents shrinking, which would take minutes.
    { ...run, endOnFailure: true },
  );
  // If the random actions placed no order, the test would prove nothing about money.
  if (run.path === undefined) expect(orders).toBeGreaterThan(0);
});
