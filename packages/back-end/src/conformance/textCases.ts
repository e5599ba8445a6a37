import type { WalletSummary } from '#src/adapters/walletAdapter';
import { WALLET_COLORS, WALLET_TYPES } from '#src/domain/ledger/wallet';
import { having, receiptOf, type Draft } from './bench';
import { expect, expectAlike } from './expect';
import { paid } from './keyCases';
import type { Done } from './ledger';
import { newPerson } from './strangers';

/**
 * Texts with characters that a database, a template, a log or a library may change. Users can type them into every
 * field. All have at most 40 characters, the most that a name of a wallet can have.
 */
const TEXTS = [
  `Q&A <b>"5 > 3"</b> 'n' more`,
  'R&amp;B &lt;3 &#39;n&#39; %20 %C3%A9 1+1',
  String.raw`Flat\temp\new \n \u00e9 \\ \'`,
  '1 < 2 > 0',
  `O'Brien''s; DROP TABLE payments; --`,
  '{{name}} {id} ${amount} $1 %s %d `x`',
  // The same letters in composed and in decomposed form.
  'Café Ångström',
  'Cafe\u0301 A\u030angstro\u0308m',
  // Compatibility characters, which NFKC replaces.
  'ﬁ ½ ① ™ ２０ ㎏',
  '👩‍👩‍👧‍👦 👍🏽 🇵🇹 ❤️',
  '𝒳 𠮷野家',
  'שכר דירה · إيجار · 家賃 · किराया',
  '“Curly” ’quotes’ — dash … «x»',
  'two  spaces   inside',
  'MiXeD CaSe İı ß ẞ',
  'null',
  '007',
  '1e3',
  'true',
] as const;

/** A description of 140 visible characters, as many as a description can have, with more bytes and code units. */
const LONGEST = `${'👩‍👩‍👧é家𝒳x '.repeat(23)}!!`;

/** Tests of the conformance kit for texts that users type: they are returned as they were typed, or refused. */
export const TEXT_CASES: readonly Draft[] = [
  {
    name: 'a payment keeps any description as it was typed, or is refused',
    async run(bench) {
      const expectMoved = await bench.moved();
      const dones: Done[] = [];
      for (const description of [...TEXTS, LONGEST]) {
        // oxlint-disable-next-line no-await-in-loop -- one payment after the other.
        const answer = await bench.pay({ description });
        if (answer.ok) dones.push(paid(bench, answer.value, { description }));
      }
      await expectMoved(...dones);
    },
  },
  {
    name: 'a payment keeps any recipient as it was typed, or is refused',
    async run(bench) {
      const expectMoved = await bench.moved();
      const dones: Done[] = [];
      const { recipient: known } = bench.payment;
      const capital = known.slice(0, 1).toUpperCase() + known.slice(1);
      for (const recipient of [...TEXTS, capital]) {
        // oxlint-disable-next-line no-await-in-loop -- one payment after the other.
        const answer = await bench.pay({ recipient });
        if (answer.ok) dones.push(paid(bench, answer.value, { recipient }));
      }
      await expectMoved(...dones);
    },
  },
  {
    name: 'a single transaction keeps any description as it was typed',
    ability: 'transaction',
    async run(bench) {
      const able = having(bench.adapter, 'transaction');
      const { walletId } = bench.payment;
      for (const description of TEXTS) {
        // oxlint-disable-next-line no-await-in-loop -- one payment after the other.
        const answer = await bench.pay({ description });
        if (!answer.ok) continue;
        const { id } = answer.value.transaction;
        // oxlint-disable-next-line no-await-in-loop -- as above.
        const found = await able.transaction({ walletId, id });
        expectAlike(found?.description, description, 'The description of a single transaction');
      }
    },
  },
  {
    name: 'a new wallet keeps any name, type and colour, or is refused',
    ability: 'createWallet',
    async run(bench) {
      const able = having(bench.adapter, 'createWallet');
      const made: Pick<WalletSummary, 'id' | 'name' | 'type' | 'color'>[] = [];
      for (const [index, name] of TEXTS.entries()) {
        const type = WALLET_TYPES[index % WALLET_TYPES.length] ?? WALLET_TYPES[0];
        const color = WALLET_COLORS[index % WALLET_COLORS.length] ?? WALLET_COLORS[0];
        const wallet = { name, type, color };
        // oxlint-disable-next-line no-await-in-loop -- the order of the wallets is that of the calls.
        const answer = await able.createWallet(wallet, { idempotencyKey: bench.newKey() });
        if (!answer.ok) continue;
        const { id, name: own, type: ofType, color: inColor } = answer.value;
        expectAlike({ name: own, type: ofType, color: inColor }, wallet, 'The new wallet');
        made.push({ id, ...wallet });
      }
      const { wallets } = await bench.adapter.balances();
      for (const wallet of made) {
        const { name, type, color } = wallets.find(({ id }) => id === wallet.id) ?? {};
        expectAlike({ id: wallet.id, name, type, color }, wallet, 'The new wallet in the list');
      }
    },
  },
  {
    name: 'a new account keeps any name, or is refused',
    ability: 'signUp',
    async run(bench) {
      for (const text of TEXTS) {
        const person = { ...newPerson(bench), firstName: text, lastName: `${text} Lee` };
        const adapter = bench.connect();
        // oxlint-disable-next-line no-await-in-loop -- one account after the other.
        const answer = await having(adapter, 'signUp').signUp(person);
        if (!answer.ok) continue;
        // oxlint-disable-next-line no-await-in-loop -- as above.
        const later = await bench.connect().signIn(person);
        expect(later.ok, 'A sign-in with the credentials of the sign-up was refused');
        for (const { name } of [answer.value, later.value])
          for (const part of [person.firstName, person.lastName])
            expect(name.includes(part), `The name of the user is ${name}, without ${part}`);
      }
    },
  },
  {
    name: 'keys that differ in one character are different keys',
    async run(bench) {
      const expectMoved = await bench.moved();
      const key = bench.newKey();
      const other = (sign: string | undefined) => (sign === '0' ? '1' : '0');
      const keys = [key, key.slice(0, -1) + other(key.at(-1)), other(key[0]) + key.slice(1)];
      const dones: Done[] = [];
      for (const one of keys) {
        // oxlint-disable-next-line no-await-in-loop -- one payment after the other.
        const outcome = await bench.pay({}, one);
        dones.push(paid(bench, receiptOf(outcome, 'A payment with a similar key')));
      }
      await expectMoved(...dones);
    },
  },
];
