import type { Receipt } from '#src/adapters/walletAdapter';
import { accept, refuse } from '#src/domain/result';
import { DEMO_CREDENTIALS, DEMO_USER } from '#src/domain/demo/demoAccount';
import type { User } from '#src/domain/user';
import type { Able, Broken } from '../failedCases';

const DESCRIPTIONS = 'a payment keeps any description as it was typed, or is refused';
const RECIPIENTS = 'a payment keeps any recipient as it was typed, or is refused';
const NAMES = 'a new wallet keeps any name, type and colour, or is refused';
const PERSONS = 'a new account keeps any name, or is refused';

type Line = Receipt['transaction'];

/** Returns a fault: the adapter changes the texts of new payments, in receipts and histories. */
const withRecord =
  (change: (record: Line) => Partial<Line>) =>
  ({ send, history }: Able): Partial<Able> => {
    const paid = new Set<string>();
    const changed = (record: Line): Line =>
      paid.has(record.id) ? { ...record, ...change(record) } : record;
    return {
      async send(...given) {
        const answer = await send(...given);
        if (!answer.ok) return answer;
        paid.add(answer.value.transaction.id);
        const transaction = changed(answer.value.transaction);
        return { ok: true, value: { ...answer.value, transaction } };
      },
      async history(...given) {
        const page = await history(...given);
        return { ...page, transactions: page.transactions.map(changed) };
      },
    };
  };

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaping = (signs: RegExp) => (text: string) =>
  text.replaceAll(signs, (sign) => ENTITIES[sign] ?? sign);

/** Common changes of a text that a database stores and returns. */
const CHANGES: readonly (readonly [what: string, change: (text: string) => string])[] = [
  ['escaped as HTML', escaping(/[&<>"']/g)],
  ['with escaped ampersands', escaping(/&/g)],
  ['with escaped angle brackets', escaping(/[<>]/g)],
  ['with escaped quotes', escaping(/"/g)],
  ['with escaped apostrophes', escaping(/'/g)],
  ['with doubled apostrophes', (text) => text.replaceAll("'", "''")],
  ['with doubled backslashes', (text) => text.replaceAll('\\', '\\\\')],
  ['without backslashes', (text) => text.replaceAll('\\', '')],
  ['without tags', (text) => text.replaceAll(/<[^>]*>/g, '')],
  [
    'with decoded entities',
    (text) => text.replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&#39;', "'"),
  ],
  ['with decoded percent signs', (text) => text.replaceAll('%20', ' ').replaceAll('%C3%A9', 'é')],
  ['with spaces in place of plus signs', (text) => text.replaceAll('+', ' ')],
  ['in composed form', (text) => text.normalize('NFC')],
  ['in decomposed form', (text) => text.normalize('NFD')],
  ['in compatible form', (text) => text.normalize('NFKC')],
  ['without emoji', (text) => text.replaceAll(/\p{Extended_Pictographic}/gu, '')],
  ['without characters beyond 16 bits', (text) => text.replaceAll(/[\u{10000}-\u{10FFFF}]/gu, '?')],
  ['without accents', (text) => text.normalize('NFD').replaceAll(/\p{M}/gu, '')],
  ['in Latin-1', (text) => text.replaceAll(/[^\p{ASCII}\u0080-\u00FF]/gu, '?')],
  ['in lower case', (text) => text.toLowerCase()],
  ['in upper case', (text) => text.toUpperCase()],
  ['with single spaces', (text) => text.replaceAll(/ {2,}/g, ' ')],
  ['with straight quotes', (text) => text.replaceAll(/[“”]/g, '"').replaceAll('’', "'")],
  ['with filled placeholders', (text) => text.replaceAll(/\{\{?\w+\}?\}/g, '')],
];

/** Changes of long texts, which only descriptions and names can be. */
const CUTS: readonly (readonly [what: string, change: (text: string) => string])[] = [
  ['cut after 35 characters', (text) => text.slice(0, 35)],
  ['cut after 39 characters', (text) => text.slice(0, 39)],
  ['cut in the middle', (text) => (text.length > 39 ? `${text.slice(0, 39)}…` : text)],
];

/** The accounts that were opened, by email. All connections share them. */
const accounts = new Map<string, { readonly password: string; readonly user: User }>();

/** Returns an adapter whose sign-up opens an account with the given change of its name. */
const withSignUp =
  (change: (text: string) => string) =>
  ({ signIn }: Able): Partial<Able> => {
    const enter = (email: string, password: string, name: string) => {
      const user = { ...DEMO_USER, id: email, email, name };
      accounts.set(email, { password, user });
      return user;
    };
    return {
      async signUp({ email, password, firstName, lastName }) {
        if (accounts.has(email)) return refuse({ kind: 'not-opened' });
        await signIn(DEMO_CREDENTIALS);
        return accept(enter(email, password, change(`${firstName} ${lastName}`)));
      },
      signIn: (credentials, options) => {
        const account = accounts.get(credentials.email);
        if (account?.password !== credentials.password) return signIn(credentials, options);
        return signIn(DEMO_CREDENTIALS, options).then(() => accept(account.user));
      },
    };
  };

/** Returns a fault: the single transaction has another description than the history. */
const ofTransaction =
  (change: (text: string) => string) =>
  ({ transaction }: Able): Partial<Able> => ({
    async transaction(...given) {
      const found = await transaction(...given);
      return found && { ...found, description: change(found.description ?? '') };
    },
  });

/** Faulty adapters for the tests of the conformance kit: they change the texts that users type. */
export const CHANGED_TEXTS: readonly Broken[] = [
  ...[...CHANGES, ...CUTS, ['cut after 140 bytes', cutBytes] as const].map(
    ([what, change]): Broken => [
      `with descriptions ${what}`,
      withRecord((record) => ({ description: change(record.description ?? '') })),
      [DESCRIPTIONS],
    ],
  ),
  ...CHANGES.map(([what, change]): Broken => [
    `with recipients ${what}`,
    withRecord((record) => ({ toAddress: change(record.toAddress ?? '') })),
    [RECIPIENTS],
  ]),
  ...[...CHANGES, ...CUTS.slice(0, 2)].map(([what, change]): Broken => [
    `with names of wallets ${what}`,
    ({ createWallet }) => ({
      createWallet: (wallet, options) =>
        createWallet({ ...wallet, name: change(wallet.name) }, options),
    }),
    [NAMES],
  ]),
  [
    'whose single transaction has an escaped description',
    ofTransaction(escaping(/[&<>"']/g)),
    ['a single transaction keeps any description as it was typed'],
  ],
  ...CHANGES.map(([what, change]): Broken => [
    `with names of persons ${what}`,
    withSignUp(change),
    [PERSONS],
  ]),
  [
    'whose new wallets are savings',
    ({ createWallet }) => ({
      createWallet: (wallet, options) => createWallet({ ...wallet, type: 'savings' }, options),
    }),
    [NAMES],
  ],
  [
    'whose new wallets have one colour',
    ({ createWallet }) => ({
      createWallet: (wallet, options) => createWallet({ ...wallet, color: 'plum' }, options),
    }),
    [NAMES],
  ],
  [
    'whose list escapes the names of wallets',
    ({ balances }) => ({
      async balances(...given) {
        const sheet = await balances(...given);
        const escaped = escaping(/[&<>"']/g);
        const wallets = sheet.wallets.map((one) => ({ ...one, name: escaped(one.name) }));
        return { ...sheet, wallets };
      },
    }),
    [NAMES],
  ],
  [
    'whose keys are cut',
    ({ send }) => ({
      send: (order, options) =>
        send(order, { ...options, idempotencyKey: options.idempotencyKey.slice(0, -1) }),
    }),
    ['keys that differ in one character are different keys'],
  ],
  [
    'whose keys lack their beginning',
    ({ send }) => ({
      send: (order, options) =>
        send(order, { ...options, idempotencyKey: options.idempotencyKey.slice(1) }),
    }),
    ['keys that differ in one character are different keys'],
  ],
];

/** Cuts a text after 140 bytes of UTF-8. */
function cutBytes(text: string): string {
  const bytes = new TextEncoder().encode(text).slice(0, 140);
  return new TextDecoder().decode(bytes);
}
