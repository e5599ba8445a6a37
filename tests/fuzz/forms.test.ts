import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WorldDescription } from '../../src/testing/storyWorld';
import { order as compared, read } from '../../src/testing/bigintOracle';
import { openApp, type OpenApp } from './app';
import { button, choose, reachable, labelOf, write } from './page';
import { parameters } from './runs';
import { expectedFor, textFor } from './texts';

interface FuzzedForm {
  readonly route: string;
  readonly world?: WorldDescription;
  /** The names of the buttons that open the form. */
  readonly openedBy?: readonly string[];
  /** A valid text for each field, by the field's name. */
  readonly fields: Readonly<Record<string, string>>;
  /** The name of the submit button. */
  readonly submit: string;
  /**
   * Returns whether the app accepted the form, which may then be closed or empty. Absent if the form always keeps its
   * texts.
   */
  readonly isAccepted?: (app: OpenApp) => boolean;
}

const isSignedIn = () => document.querySelector('nav[aria-label="Main"]') !== null;
const hasOrdered = ({ orders }: OpenApp) => orders.length === 1;
const visitor = { session: 'signed-out' } as const;

const FORMS: Readonly<Record<string, FuzzedForm>> = {
  'sign in': {
    route: '/signin',
    world: visitor,
    fields: { Email: 'demo@florin.example', Password: 'florin-demo' },
    submit: 'Sign In',
    isAccepted: isSignedIn,
  },
  'sign up': {
    route: '/signup',
    world: visitor,
    fields: {
      'First name': 'Ann',
      'Last name': 'Lee',
      Email: 'demo@florin.example',
      Password: 'ann and lee',
      'Confirm password': 'ann and lee',
    },
    submit: 'Create Account',
    isAccepted: isSignedIn,
  },
  'forgot password': {
    route: '/forgot-password',
    world: visitor,
    fields: { Email: 'ann@example.com' },
    submit: 'Reset password',
    isAccepted: () => fieldCalled('Email') === undefined,
  },
  send: {
    route: '/app/payments',
    openedBy: ['Send'],
    fields: { Recipient: 'ann@example.com', Amount: '12.34', 'Description (optional)': 'Lunch' },
    submit: 'Send',
    isAccepted: hasOrdered,
  },
  receive: {
    route: '/app/payments',
    openedBy: ['Receive'],
    fields: { 'Amount (optional)': '12.34' },
    submit: 'Share',
  },
  exchange: {
    route: '/app/exchange',
    fields: { Amount: '12.34' },
    submit: 'Exchange now',
    isAccepted: hasOrdered,
  },
  'create wallet': {
    route: '/app',
    openedBy: ['Open menu', 'Switch wallet', 'Create New Wallet'],
    fields: { 'Wallet name': 'Trips' },
    submit: 'Create Wallet',
    isAccepted: ({ wallets }) => wallets().wallets.length === 4,
  },
  profile: {
    route: '/app/profile',
    openedBy: ['Edit'],
    fields: {
      'First name': 'Ann',
      'Last name': 'Lee',
      Email: 'ann@example.com',
      Phone: '+1 555',
      Location: 'Rome',
      'Date of birth': '2000-02-29',
    },
    submit: 'Save',
    // After the profile is saved, the page shows a list instead of the form.
    isAccepted: () => fieldCalled('First name') === undefined,
  },
};

const fieldCalled = (name: string) =>
  reachable<HTMLInputElement>('input').find((field) => labelOf(field) === name);

/** Returns the name and the text of each field of a form, in the order of the fields. */
function textsIn({ fields }: FuzzedForm): string[] {
  return Object.keys(fields).map((name) => `${name}: ${fieldCalled(name)?.value ?? 'is gone'}`);
}

/** Fills in a form. `list` selects options of the form's lists, and `box` a checkbox or radio button. */
function fillIn({ fields }: FuzzedForm, texts: readonly string[], [list, box]: [number, number]) {
  reachable<HTMLSelectElement>('select').forEach((select, index) => {
    choose(select, list + index);
  });
  const boxes = reachable('[type="checkbox"], [type="radio"]');
  boxes[box % (boxes.length + 1)]?.click();
  Object.keys(fields).forEach((name, index) => {
    const field = fieldCalled(name);
    if (!field) throw new Error(`The field ${name} is missing.`);
    write(field, texts[index] ?? '');
  });
}

/**
 * Expects that the sent order has the amount and the recipient of the fields, if the typed amount is unambiguous. The
 * recipient must not contain a lone surrogate, because UTF-8 cannot encode it.
 */
function expectSameOrder({ orders: [order] }: OpenApp, texts: readonly string[]): void {
  if (order?.kind === 'send') expect(order.recipient).not.toMatch(/\p{Cs}/u);
  const amount = order?.kind === 'send' ? texts[1] : texts[0];
  if (!order || amount === undefined || !/^\d+(\.\d+)?$/.test(amount)) return;
  expect(compared(read(order.amount), read(amount))).toBe(0);
  if (order.kind === 'send') expect(order.recipient.trim()).toBe(texts[0]?.trim());
}

describe.for(Object.entries(FORMS))('the form to %s', ([, form]) => {
  const names = Object.keys(form.fields);
  const texts = fc.oneof(fc.tuple(...names.map(expectedFor)), {
    weight: 3,
    arbitrary: fc.tuple(...names.map(textFor)),
  });
  const choices = fc.tuple(fc.nat(5), fc.nat(11));

  it('accepts or keeps every text, and neither creates nor loses money', async () => {
    const run = parameters('form', import.meta.env);
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(texts, choices, async (typed, chosen) => {
        const app = await openApp(form.route, form.world);
        try {
          for (const name of form.openedBy ?? [])
            await app.perform(() => {
              button(name).click();
            });
          await app.perform(() => {
            fillIn(form, typed, chosen);
          });
          const written = textsIn(form);
          await app.perform(() => {
            button(form.submit).click();
          });
          await app.advance(5_000);
          // Some forms make two calls. The second call starts when the first has ended.
          await app.advance(5_000);
          if (form.isAccepted?.(app)) {
            accepted += 1;
            expectSameOrder(app, typed);
          } else expect(textsIn(form)).toEqual(written);
          expect(app.errors()).toEqual([]);
        } finally {
          await app.close();
        }
      }),
      {
        ...run,
        // The first case has the valid texts, so every form accepts at least one case.
        examples: [[Object.values(form.fields), [0, 0]]],
      },
    );
    if (form.isAccepted && run.path === undefined) expect(accepted).toBeGreaterThan(0);
  });
});
