import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digestOf } from '../../services/sealing';
import { KEPT, refused } from '../../testing/keptTabs';
import { readBackup, writeBackup } from './backupFile';

const CREATED = '2026-03-01T12:00:00.000Z';

const PASSPHRASE = 'a long enough sentence';

/** A small number of iterations of the key derivation keeps the tests fast. The file contains the number. */
const SEALED = { createdAt: CREATED, passphrase: PASSPHRASE, iterations: 1_000 };

const plain = () => writeBackup(KEPT, { createdAt: CREATED });

/** Changes fields of a file but not the checksum. */
const changed = (file: string, change: (fields: Record<string, unknown>) => object) =>
  JSON.stringify(change(JSON.parse(file) as Record<string, unknown>));

interface Payload {
  readonly wallets: readonly {
    readonly balances: object;
    readonly transactions: readonly object[];
  }[];
  readonly contacts: readonly object[];
}

/** Changes the payload of a file, and updates the checksum. */
async function withPayload(file: string, change: (payload: Payload) => object): Promise<string> {
  const fields = JSON.parse(file) as { payload: string };
  const payload = JSON.stringify(change(JSON.parse(fields.payload) as Payload));
  const checksum = { algorithm: 'SHA-256', value: await digestOf(payload) };
  return JSON.stringify({ ...fields, checksum, payload });
}

describe('a backup', () => {
  it('contains the same data when it is read again', async () => {
    expect(await readBackup(await plain())).toEqual({ ok: true, value: KEPT });
  });

  it('is readable JSON with its format, version, time and checksum', async () => {
    const file = JSON.parse(await plain()) as Record<string, unknown>;
    expect(file).toMatchObject({ format: 'florin-backup', version: 1, createdAt: CREATED });
    expect(file['checksum']).toEqual({
      algorithm: 'SHA-256',
      value: expect.stringMatching(/^[\da-f]{64}$/) as string,
    });
    expect(file['payload']).toContain('"balances":{"usd":"2847.32"');
  });

  it('with a passphrase contains the same data, and its file reveals none of the data', async () => {
    const file = await writeBackup(KEPT, SEALED);
    expect(await readBackup(file, PASSPHRASE)).toEqual({ ok: true, value: KEPT });
    expect(file).not.toContain('2847.32');
    expect(file).not.toContain('checksum');
    expect(file).toContain('"iterations": 1000');
  });
});

describe('a file is refused', () => {
  it.each([
    ['as no backup, if it is empty', ''],
    ['as no backup, if it is a picture', '\u0089PNG'],
    ['as no backup, if it is other JSON', '{"format":"other","version":1}'],
  ])('%s', async (_name, file) => {
    expect(await readBackup(file)).toEqual(refused('not-a-backup'));
  });

  it('of a newer version, whatever it contains', async () => {
    expect(await readBackup('{"format":"florin-backup","version":2,"body":[]}')).toEqual(
      refused('newer-version'),
    );
  });

  it('above 50 million characters', async () => {
    expect(await readBackup(' '.repeat(50_000_001))).toEqual(refused('too-large'));
  });

  it('without a passphrase, or with a wrong passphrase', async () => {
    const file = await writeBackup(KEPT, SEALED);
    expect(await readBackup(file)).toEqual(refused('no-passphrase'));
    expect(await readBackup(file, 'another sentence')).toEqual(refused('wrong-passphrase'));
  });

  it.each<[string, (fields: Record<string, unknown>) => object]>([
    ['another payload', (file) => ({ ...file, payload: `${String(file['payload'])} ` })],
    ['no checksum', ({ checksum: _checksum, ...file }) => file],
    ['no payload', ({ payload: _payload, ...file }) => file],
  ])('as damaged with %s', async (_name, change) => {
    expect(await readBackup(changed(await plain(), change))).toEqual(refused('damaged'));
  });

  it('as damaged, if the time of an encrypted file is changed', async () => {
    const file = changed(await writeBackup(KEPT, SEALED), (fields) => ({
      ...fields,
      createdAt: '2026-03-02T12:00:00.000Z',
    }));
    expect(await readBackup(file, PASSPHRASE)).toEqual(refused('damaged'));
  });

  it.each<[string, (payload: Payload) => object]>([
    ['no wallet', (payload) => ({ ...payload, wallets: [] })],
    ['answers of calls', (payload) => ({ ...payload, answers: [] })],
    [
      'a field of its own',
      ({ wallets, ...payload }) => ({
        ...payload,
        wallets: wallets.map((wallet) => ({ ...wallet, owner: 'Ana' })),
      }),
    ],
  ])('as damaged with %s, although its checksum is right', async (_name, change) => {
    const file = await withPayload(await plain(), change);
    expect(await readBackup(file)).toEqual(refused('damaged'));
  });

  /** Changes the first object of a list of the payload. */
  const inFirst = (list: 'wallets' | 'contacts', changes: object) => (payload: Payload) => {
    const [first, ...others] = payload[list];
    return { ...payload, [list]: [{ ...first, ...changes }, ...others] };
  };

  /** Changes the first record of the first wallet. */
  const inRecord = (changes: object) => (payload: Payload) => {
    const [first, ...others] = payload.wallets;
    const [record, ...older] = first?.transactions ?? [];
    const transactions = [{ ...record, ...changes }, ...older];
    return { ...payload, wallets: [{ ...first, transactions }, ...others] };
  };

  const inBalance = (usd: unknown) => (payload: Payload) =>
    inFirst('wallets', { balances: { ...payload.wallets[0]?.balances, usd } })(payload);

  const long = 'x'.repeat(100_000);

  it.each<[string, (payload: Payload) => object]>([
    ['without a letter', inFirst('wallets', { name: '' })],
    ['of spaces', inFirst('wallets', { name: '  ' })],
    ['with spaces around it', inFirst('wallets', { name: ' Trip' })],
    ['of 41 letters', inFirst('wallets', { name: 'x'.repeat(41) })],
    ['with a mark of direction', inFirst('wallets', { name: 'T\u202Erip' })],
    ['with NUL', inFirst('wallets', { name: 'Trip\0' })],
    ['that is a number', inFirst('wallets', { name: 7 })],
  ])('as damaged with a name of a wallet %s', async (_name, change) => {
    expect(await readBackup(await withPayload(await plain(), change))).toEqual(refused('damaged'));
  });

  it.each<[string, (payload: Payload) => object]>([
    ['a wallet with a type of 41 letters', inFirst('wallets', { type: 'x'.repeat(41) })],
    ['a wallet with a type with NUL', inFirst('wallets', { type: 'a\0' })],
    ['a wallet with an empty id', inFirst('wallets', { id: '' })],
    ['a wallet of the year 0', inFirst('wallets', { createdAt: '0000-01-01T00:00:00Z' })],
    ['a wallet of 30 February', inFirst('wallets', { createdAt: '2024-02-30T00:00:00Z' })],
    ['a wallet of an unknown color', inFirst('wallets', { color: 'red' })],
    ['an unknown balance without a text', inFirst('wallets', { unknownBalances: { usd: {} } })],
    [
      'a balance that is also unknown',
      inFirst('wallets', { unknownBalances: { usd: { written: '5' } } }),
    ],
    [
      'a long unknown balance',
      inFirst('wallets', { unknownBalances: { doge: { written: long } } }),
    ],
    ['a contact without a name', inFirst('contacts', { name: '' })],
    ['a contact with a name with NUL', inFirst('contacts', { name: 'A\0na' })],
    ['a contact with a name of 65 letters', inFirst('contacts', { name: 'x'.repeat(65) })],
    ['a contact with a script as its email', inFirst('contacts', { email: 'javascript:alert(1)' })],
    ['a contact with an empty email', inFirst('contacts', { email: '' })],
    ['a contact with a long email', inFirst('contacts', { email: `${long}@b.co` })],
    [
      'a contact with a script as its address',
      inFirst('contacts', { addresses: { btc: 'javascript:alert(1)' } }),
    ],
    ['a contact with a long address', inFirst('contacts', { addresses: { btc: long } })],
    [
      'a contact with an invisible address',
      inFirst('contacts', { addresses: { btc: 'a\u200Bb' } }),
    ],
    ['a contact with an empty address', inFirst('contacts', { addresses: { btc: '' } })],
    ['a contact without an address', inFirst('contacts', { email: undefined })],
    ['a contact with a long id', inFirst('contacts', { id: long })],
    ['a record with a field of its own', inRecord({ owner: 'Ana' })],
    ['a record with a description of 281 letters', inRecord({ description: 'x'.repeat(281) })],
    ['a record with a description with NUL', inRecord({ description: 'a\0' })],
    ['a record with a long type', inRecord({ type: long })],
    ['a record with a long status', inRecord({ status: long })],
    ['a record with a long currency', inRecord({ currency: long })],
    ['a record with a long address', inRecord({ toAddress: long })],
    ['a record with a long id', inRecord({ id: long })],
    ['a record of the year 0', inRecord({ timestamp: '0000-01-01T00:00:00Z' })],
    ['a record of 30 February', inRecord({ timestamp: '2024-02-30' })],
    ['a record with an exponent', inRecord({ amount: '1e99' })],
    ['a record with a short exponent', inRecord({ amount: '1e5' })],
    ['a record with a negative fee', inRecord({ fee: '-1' })],
    ['a record with redundant zeros', inRecord({ amount: '0012' })],
    ['an unreadable record with a long text', inRecord({ unreadable: long })],
    [
      'choices with a long id',
      (payload) => ({ ...payload, choices: { ...KEPT.choices, activeWalletId: long } }),
    ],
  ])('as damaged with %s', async (_name, change) => {
    expect(await readBackup(await withPayload(await plain(), change))).toEqual(refused('damaged'));
  });

  it.each([
    '0002847.32',
    '1e99',
    '1e2',
    '-1',
    '+1',
    '1.',
    '.5',
    '',
    ' 1',
    '9'.repeat(37),
    '0.0000001',
    5,
    null,
    undefined,
  ])('as damaged with the balance %j', async (balance) => {
    const file = await withPayload(await plain(), inBalance(balance));
    expect(await readBackup(file)).toEqual(refused('damaged'));
  });

  it.each(['0', '12.50', '33.33', '30.6636', '0.000001', '999999999999999.99', '9'.repeat(36)])(
    'but not with the balance %s',
    async (balance) => {
      const read = await readBackup(await withPayload(await plain(), inBalance(balance)));
      expect(read.ok && read.value.wallets[0]?.balances.usd).toBe(balance);
    },
  );

  it('of the year 0 as damaged', async () => {
    const file = changed(await plain(), (fields) => ({
      ...fields,
      createdAt: '0000-01-01T00:00:00Z',
    }));
    expect(await readBackup(file)).toEqual(refused('damaged'));
  });

  it('that could not be read again is not written', async () => {
    const choices = { ...KEPT.choices, activeWalletId: 'x' };
    await expect(writeBackup({ ...KEPT, choices }, { createdAt: CREATED })).rejects.toThrow(
      'damaged',
    );
  });
});

describe('a file with random changes', () => {
  const edit = fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    remove: fc.nat({ max: 5 }),
    insert: fc.string({ maxLength: 5 }),
  });
  const edited = (
    file: string,
    edits: readonly { at: number; remove: number; insert: string }[],
  ) => {
    let text = file;
    for (const { at, remove, insert } of edits) {
      const from = Math.floor(at * text.length);
      text = text.slice(0, from) + insert + text.slice(from + remove);
    }
    return text;
  };

  it.each([
    ['readable', undefined, 1_000],
    ['encrypted', PASSPHRASE, 300],
  ])('is refused or is the same data: %s', async (_name, passphrase, numRuns) => {
    const file = await writeBackup(KEPT, { ...SEALED, passphrase });
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 3 }), async (edits) => {
        const text = edited(file, edits);
        // Files with other numbers of iterations are skipped, because many iterations make the test slow.
        fc.pre(!/"iterations": (?!1000\b)/.test(text));
        const read = await readBackup(text, passphrase);
        if (read.ok) expect(read.value).toEqual(KEPT);
      }),
      { numRuns },
    );
  });
});
