import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WorldDescription } from '../../src/testing/storyWorld';
import { order as compared, read } from '../../src/testing/bigintOracle';
import type { OpenApp } from './app';
import { openApp } from './app';
import { button, choose, inReach, labelOf, write } from './page';
import { parameters } from './runs';
import { expectedFor, textFor } from './texts';

/** A form of the app: where it stands, what is written into it, and what sends it. */
interface FuzzedForm {
  readonly route: string;
  readonly world?: WorldDescription;
  /** The buttons that lead to it. */
  readonly opened?: readonly string[];
  /** Its fields by their names, each with a text that it takes. */
  readonly fields: Readonly<Record<string, string>>;
  readonly sent: string;
  /** Whether the form was taken, and may be gone or empty. Left out where the texts stay all the same. */
  readonly isTaken?: (app: OpenApp) => boolean;
}

const entered = () => document.querySelector('nav[aria-label="Main"]') !== null;
const hasOrdered = ({ orders }: OpenApp) => orders.length === 1;
const visitor = { session: 'signed-out' } as const;

const FORMS: Readonly<Record<string, FuzzedForm>> = {
  'sign in': {
    route: '/signin',
    world: visitor,
    fields: { Email: 'demo@florin.example', Password: 'florin-demo' },
    sent: 'Sign In',
    isTaken: entered,
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
    sent: 'Create Account',
    isTaken: entered,
  },
  'forgot password': {
    route: '/forgot-password',
    world: visitor,
    fields: { Email: 'ann@example.com' },
    sent: 'Reset password',
    isTaken: () => fieldCalled('Email') === undefined,
  },
  send: {
    route: '/app/payments',
    opened: ['Send'],
    fields: { Recipient: 'ann@example.com', Amount: '12.34', 'Description (optional)': 'Lunch' },
    sent: 'Send',
    isTaken: hasOrdered,
  },
  receive: {
    route: '/app/payments',
    opened: ['Receive'],
    fields: { 'Amount (optional)': '12.34' },
    sent: 'Share',
  },
  exchange: {
    route: '/app/exchange',
    fields: { Amount: '12.34' },
    sent: 'Exchange now',
    isTaken: hasOrdered,
  },
  'create wallet': {
    route: '/app',
    opened: ['Open menu', 'Switch wallet', 'Create New Wallet'],
    fields: { 'Wallet name': 'Trips' },
    sent: 'Create Wallet',
    isTaken: ({ wallets }) => wallets().wallets.length === 4,
  },
  profile: {
    route: '/app/profile',
    opened: ['Edit'],
    fields: {
      'First name': 'Ann',
      'Last name': 'Lee',
      Email: 'ann@example.com',
      Phone: '+1 555',
      Location: 'Rome',
      'Date of birth': '2000-02-29',
    },
    sent: 'Save',
  },
};

const fieldCalled = (name: string) =>
  inReach<HTMLInputElement>('input').find((field) => labelOf(field) === name);

/** The texts in a form's fields, in their order. */
function textsIn({ fields }: FuzzedForm): string[] {
  return Object.keys(fields).map((name) => `${name}: ${fieldCalled(name)?.value ?? 'is gone'}`);
}

/** Fills a form in; the numbers decide about its lists, its boxes and its radio buttons. */
function fillIn({ fields }: FuzzedForm, texts: readonly string[], [list, box]: [number, number]) {
  inReach<HTMLSelectElement>('select').forEach((select, index) => {
    choose(select, list + index);
  });
  const boxes = inReach('[type="checkbox"], [type="radio"]');
  boxes[box % (boxes.length + 1)]?.click();
  Object.keys(fields).forEach((name, index) => {
    const field = fieldCalled(name);
    if (!field) throw new Error(`There is no field ${name}`);
    write(field, texts[index] ?? '');
  });
}

/**
 * The order that left the app is the one that the fields say, wherever a number has one reading. Its
 * recipient is a text: no half of a surrogate pair, at which encoding one throws.
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

  it('throws at no text, keeps a text that it refuses, and makes or loses no money', async () => {
    const asked = parameters('form', import.meta.env);
    let taken = 0;
    await fc.assert(
      fc.asyncProperty(texts, choices, async (typed, chosen) => {
        const app = await openApp(form.route, form.world);
        try {
          for (const name of form.opened ?? [])
            await app.after(() => {
              button(name).click();
            });
          await app.after(() => {
            fillIn(form, typed, chosen);
          });
          const written = textsIn(form);
          await app.after(() => {
            button(form.sent).click();
          });
          await app.pass(5_000);
          // A call that follows upon another begins now.
          await app.pass(5_000);
          if (form.isTaken?.(app)) {
            taken += 1;
            expectSameOrder(app, typed);
          } else expect(textsIn(form)).toEqual(written);
          expect(app.wrong()).toEqual([]);
        } finally {
          await app.close();
        }
      }),
      {
        ...asked,
        // A form that takes nothing would prove nothing.
        examples: [[Object.values(form.fields), [0, 0]]],
      },
    );
    if (form.isTaken && asked.path === undefined) expect(taken).toBeGreaterThan(0);
  });
});
