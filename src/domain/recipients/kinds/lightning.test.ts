import { describe, expect, it } from 'vitest';
import { CURRENCIES, CURRENCY_LIST } from '../../currency/currency';
import { readPaymentLink } from '../../links/paymentLink';
import { RECIPIENT_KIND_LIST, readRecipient } from '../recipient';
import { lightningRules, readInvoice } from './lightning';

const KINDS = [...RECIPIENT_KIND_LIST, lightningRules];

/** The examples of BOLT 11. */
const DONATION =
  'lnbc1pvjluezpp5qqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqypqdpl2pkx2ctnv5sxxmmwwd5kgetjypeh2ursdae8g6twvus8g6rfwvs8qun0dfjkxaq8rkx3yf5tcsyz3d73gafnh3cax9rn449d9p5uxz9ezhhypd0elx87sjle52x86fux2ypatgddc6k63n7erqz25le42c4u4ecky03ylcqca784w';
const COFFEE =
  'lnbc2500u1pvjluezpp5qqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqypqdq5xysxxatsyp3k7enxv4jsxqzpuaztrnwngzn3kdzw5hydlzf03qdgm2hdq27cqv3agm2awhz5se903vruatfhq77w3ls4evs3ch9zw97j25emudupq63nyw24cg27h2rspfj9srp';
const NONSENSE =
  'lnbc2500u1pvjluezpp5qqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqypqdpquwpc4curk03c9wlrswe78q4eyqc7d8d0xqzpuyk0sg5g70me25alkluzd2x62aysf2pyy8edtjeevuv4p2d5p76r4zkmneet7uvyakky2zr4cusd45tftc9c5fh0nnqpnl2jfll544esqchsrny';
const THINGS =
  'lnbc20m1pvjluezpp5qqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqypqhp58yjmdan79s6qqdhdzgynm4zwqd5d7xmw5fk98klysy043l2ahrqscc6gd6ql3jrc5yzme8v4ntcewwz5cnw92tz0pc8qcuufvq7khhr8wpald05e92xw006sq94mg8v2ndf4sefvf9sygkshp5zfem29trqq2yxxz7';
const TESTNET =
  'lntb20m1pvjluezhp58yjmdan79s6qqdhdzgynm4zwqd5d7xmw5fk98klysy043l2ahrqspp5qqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqypqfpp3x9et2e20v6pu37c5d9vax37wxq72un98kmzzhznpurw9sgl2v0nklu2g4d0keph5t7tj9tcqd8rexnd07ux4uv2cjvcqwaxgj7v4uwn5wmypjd5n69z2xm3xgksg28nwht7f6zspwp3f9t';
const ROUTED =
  'lnbc20m1pvjluezpp5qqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqypqhp58yjmdan79s6qqdhdzgynm4zwqd5d7xmw5fk98klysy043l2ahrqsfpp3qjmp7lwpagxun9pygexvgpjdc4jdj85fr9yq20q82gphp2nflc7jtzrcazrra7wwgzxqc8u7754cdlpfrmccae92qgzqvzq2ps8pqqqqqqpqqqqq9qqqvpeuqafqxu92d8lr6fvg0r5gv0heeeqgcrqlnm6jhphu9y00rrhy4grqszsvpcgpy9qqqqqqgqqqqq7qqzqj9n4evl6mr5aj9f58zp6fyjzup6ywn3x6sk8akg5v4tgn2q8g4fhx05wf6juaxu9760yp46454gpg5mtzgerlzezqcqvjnhjh8z3g2qqdhhwkj';

const MADE = { isTestnet: false, madeAt: '2017-06-01T10:57:38.000Z' };

describe('an invoice', () => {
  it.each([
    [
      DONATION,
      {
        ...MADE,
        expiresAt: '2017-06-01T11:57:38.000Z',
        description: 'Please consider supporting this project',
      },
    ],
    [
      COFFEE,
      {
        ...MADE,
        amount: '0.0025',
        expiresAt: '2017-06-01T10:58:38.000Z',
        description: '1 cup coffee',
      },
    ],
    [
      NONSENSE,
      {
        ...MADE,
        amount: '0.0025',
        expiresAt: '2017-06-01T10:58:38.000Z',
        description: 'ナンセンス 1杯',
      },
    ],
    [THINGS, { ...MADE, amount: '0.02', expiresAt: '2017-06-01T11:57:38.000Z' }],
    [ROUTED, { ...MADE, amount: '0.02', expiresAt: '2017-06-01T11:57:38.000Z' }],
    [COFFEE.toUpperCase(), { ...MADE, amount: '0.0025', description: '1 cup coffee' }],
  ])('is read: %#', (text, facts) => {
    expect(readInvoice(text)).toMatchObject(facts);
    expect(readRecipient(text, KINDS)).toMatchObject({
      of: 'lightning',
      text: text.toLowerCase(),
      checksum: 'valid',
    });
  });

  it('shows its amount and the end of its validity', () => {
    const until = { moment: '2017-06-01T10:58:38.000Z' };
    expect(readRecipient(COFFEE, KINDS)).toMatchObject({
      sentence: { key: 'amount', values: { amount: '0.0025 BTC', until } },
    });
    expect(readRecipient(DONATION, KINDS)).toMatchObject({
      sentence: { key: 'right', values: { until: { moment: '2017-06-01T11:57:38.000Z' } } },
    });
  });

  it('of a test network is refused', () => {
    expect(readInvoice(TESTNET)).toMatchObject({ isTestnet: true, amount: '0.02' });
    expect(readRecipient(TESTNET, KINDS)).toMatchObject({
      checksum: 'failed',
      sentence: { key: 'testnet' },
    });
  });

  // The examples of invalid invoices in BOLT 11, except for those with a wrong signature or wrong features, because
  // Florin does not read signatures and features.
  it.each([
    ['a wrong checksum', `${NONSENSE.slice(0, -1)}t`],
    ['two cases of letters', `LNBC2500u${NONSENSE.slice('lnbc2500u'.length)}`],
    [
      'too few characters',
      'lnbc1pvjluezpp5qqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqypqdpl2pkx2ctnv5sxxmmwwd5kgetjypeh2ursdae8g6na6hlh',
    ],
    [
      'an invalid multiplier',
      'lnbc2500x1pvjluezpp5qqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqypqdq5xysxxatsyp3k7enxv4jsxqzpujr6jxr9gq9pv6g46y7d20jfkegkg4gljz2ea2a3m9lmvvr95tq2s0kvu70u3axgelz3kyvtp2ywwt0y8hkx2869zq5dll9nelr83zzqqpgl2zg',
    ],
    [
      'a fraction of a millisatoshi',
      'lnbc2500000001p1pvjluezpp5qqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqypqdq5xysxxatsyp3k7enxv4jsxqzpu7hqtk93pkf7sw55rdv4k9z2vj050rxdr6za9ekfs3nlt5lr89jqpdmxsmlj9urqumg0h9wzpqecw7th56tdms40p2ny9q4ddvjsedzcplva53s',
    ],
  ])('with %s is refused', (_, text) => {
    expect(readInvoice(text)).toBeUndefined();
    expect(readRecipient(text, KINDS)).toMatchObject({
      checksum: 'failed',
      sentence: { key: 'mistake' },
    });
  });

  it('that lacks its prefix is unknown', () => {
    expect(readRecipient(NONSENSE.slice('lnbc2500u1'.length), KINDS)).toEqual({ kind: 'unknown' });
  });

  it('may have 2,048 characters, while other recipients have 256', () => {
    expect(ROUTED.length).toBeGreaterThan(256);
    expect(readRecipient(ROUTED, KINDS).kind).toBe('other');
    expect(readRecipient(`lnbc1${'q'.repeat(2_044)}`, KINDS)).toEqual({ kind: 'unknown' });
    expect(readRecipient('q'.repeat(257), KINDS)).toEqual({ kind: 'unknown' });
  });

  it('can receive only bitcoins', () => {
    expect(lightningRules.accepts?.(CURRENCIES.btc)).toBe(true);
    expect(lightningRules.accepts?.(CURRENCIES.eth)).toBe(false);
    expect(lightningRules.accepts?.(CURRENCIES.usd)).toBe(false);
  });
});

describe('a link to an invoice', () => {
  const read = (link: string) => readPaymentLink(link, CURRENCY_LIST, KINDS);

  it.each([`lightning:${COFFEE}`, `LIGHTNING:${COFFEE.toUpperCase()}`, `lightning://${COFFEE}`])(
    'fills in the amount of the invoice: %#',
    (link) => {
      expect(read(link)).toEqual({
        ok: true,
        value: {
          recipient: /lnbc\w+/i.exec(link)?.[0],
          currency: 'btc',
          amount: '0.0025',
          note: '1 cup coffee',
          left: [],
        },
      });
    },
  );

  it.each([
    ['lightning:', { kind: 'no-address' }],
    ['lightning:ana@florin.example', { kind: 'no-address' }],
    ['lightning:%', { kind: 'malformed' }],
  ])('is refused: %s', (link, refusal) => {
    expect(read(link)).toEqual({ ok: false, refusal });
  });

  it('is refused if bitcoin is not among the currencies', () => {
    expect(readPaymentLink(`lightning:${COFFEE}`, [CURRENCIES.usd], KINDS)).toEqual({
      ok: false,
      refusal: { kind: 'unknown-currency', scheme: 'lightning' },
    });
  });
});
