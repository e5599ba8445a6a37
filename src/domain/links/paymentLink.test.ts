import { describe, expect, it } from 'vitest';
import { CURRENCIES, CURRENCY_LIST, type CurrencyInfo } from '../currency/currency';
import { readPaymentLink } from './paymentLink';
import { OTHER_CURRENCIES } from '../../testing/otherCurrencies';

const read = (text: string) => readPaymentLink(text, CURRENCY_LIST);

/** Example addresses from the standards: BIP-21, BIP-321, BIP-173, EIP-55, EIP-681, CIP-13, CIP-19. */
const LUKE = '175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W';
const SEGWIT = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const ETHER = '0xfb6916095ca1df60bb79Ce92ce3ea74c37c5d359';
const BYRON = 'Ae2tdPwUPEZ76BjmWDTS7poTekAvNqBjgfthF92pSLSDVpRVnLP7meaFhVd';
const SHELLEY =
  'addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3n0d3vllmyqwsx5wktcd8cc3sq835lu7drv2xwl2wywfgse35a3x';

describe('a link in an unusual notation', () => {
  it('may have an empty exponent, which the grammar of EIP-681 allows', () => {
    expect(read(`ethereum:${ETHER}?value=5e`)).toMatchObject({
      value: { recipient: ETHER, amount: '0.000000000000000005' },
    });
  });

  it('may have the length of the longest QR code', () => {
    const name = 'a'.repeat(4_096 - 'bitcoin:'.length);
    expect(read(`bitcoin:${name}`)).toMatchObject({ value: { recipient: name } });
  });

  it('may contain an unpaired surrogate, which cannot be encoded', () => {
    expect(read('mailto:?to=\uD800')).toMatchObject({ value: { recipient: '\uD800' } });
  });
});

describe('an amount with the code of its currency', () => {
  it.each(['20.3%20BTC', 'btc20.3', '20.3BTC'])('is read: %s', (amount) => {
    expect(read(`bitcoin:${LUKE}?amount=${amount}`)).toMatchObject({ value: { amount: '20.3' } });
  });
});

describe('the examples of BIP-21', () => {
  it.each([
    [`bitcoin:${LUKE}`, { left: [] }],
    [`bitcoin:${LUKE}?label=Luke-Jr`, { left: ['label'] }],
    [`bitcoin:${LUKE}?amount=20.3&label=Luke-Jr`, { amount: '20.3', left: ['label'] }],
    [
      `bitcoin:${LUKE}?amount=50&label=Luke-Jr&message=Donation%20for%20project%20xyz`,
      { amount: '50', note: 'Donation for project xyz', left: ['label'] },
    ],
    [
      `bitcoin:${LUKE}?somethingyoudontunderstand=50&somethingelseyoudontget=999`,
      { left: ['somethingyoudontunderstand', 'somethingelseyoudontget'] },
    ],
    [`bitcoin:${LUKE}?amount=50.00`, { amount: '50', left: [] }],
  ])('%s', (link, rest) => {
    expect(read(link)).toEqual({ ok: true, value: { recipient: LUKE, currency: 'btc', ...rest } });
  });

  it('are refused if a required parameter is unknown', () => {
    expect(
      read(`bitcoin:${LUKE}?req-somethingyoudontunderstand=50&req-somethingelseyoudontget=999`),
    ).toEqual({
      ok: false,
      refusal: { kind: 'required-parameter', name: 'req-somethingyoudontunderstand' },
    });
  });

  it('are refused with a comma in the amount', () => {
    expect(read(`bitcoin:${LUKE}?amount=50,000.00`)).toEqual({
      ok: false,
      refusal: { kind: 'not-a-number', text: '50,000.00' },
    });
  });
});

/** The addresses of the examples of BIP-321: witness version 0, version 1, and a testnet. */
const VERSION_0 = 'bc1qufgy354j3kmvuch987xe4s40836x3h0lg8f5n2';
const VERSION_1 = 'bc1p5swkugezn97763tl0yty6556856uug0q6jflljvep9m4p7339x5qzyrh4g';
const TESTNET = 'tb1qghfhmd4zh7ncpmxl3qzhmq566jk8ckq4gafnmg';

describe('the examples of BIP-321', () => {
  it.each([
    [`bitcoin:${LUKE}?lightning=lnbc420bogusinvoice`, { recipient: LUKE, left: ['lightning'] }],
    [`bitcoin:${LUKE}?sp=sp1qsilentpayment`, { recipient: LUKE, left: ['sp'] }],
    [`bitcoin:?bc=${VERSION_0}&bc=${VERSION_1}`, { recipient: VERSION_0, left: [] }],
    [
      `BITCOIN:${VERSION_0.toUpperCase()}?BC=${VERSION_1.toUpperCase()}`,
      { recipient: VERSION_0.toUpperCase(), left: ['BC'] },
    ],
    [
      `BITCOIN:?BC=${VERSION_0.toUpperCase()}&BC=${VERSION_1.toUpperCase()}`,
      { recipient: VERSION_0.toUpperCase(), left: [] },
    ],
    [`bitcoin:${LUKE}?pop=https%3aiwantyouripaddress.com`, { recipient: LUKE, left: ['pop'] }],
    [
      `bitcoin:${LUKE}?lightning=lnbc420bogusinvoice&pop=app%3a%3f`,
      { recipient: LUKE, left: ['lightning', 'pop'] },
    ],
  ])('%s is read', (link, value) => {
    expect(read(link)).toEqual({ ok: true, value: { currency: 'btc', ...value } });
  });

  it.each([
    // Lightning, and the addresses of BIP-351 and BIP-352, are payment instructions that no currency of the app has.
    ['bitcoin:?lightning=lnbc420bogusinvoice', { kind: 'unknown-currency', scheme: 'lightning' }],
    ['bitcoin:?lno=lno1bogusoffer', { kind: 'unknown-currency', scheme: 'lno' }],
    [
      'bitcoin:?lno=lno1bogusoffer&sp=sp1qsilentpayment',
      { kind: 'unknown-currency', scheme: 'lno' },
    ],
    ['bitcoin:?sp=sp1qsilentpayment', { kind: 'unknown-currency', scheme: 'sp' }],
    [`bitcoin:?tb=${TESTNET}`, { kind: 'other-chain', chain: 'testnet' }],
    // The invalid links.
    [`bitcoin:${LUKE}?label=Luke-Jr&label=Matt`, { kind: 'repeated-parameter', name: 'label' }],
    [`bitcoin:${LUKE}?amount=42&amount=10`, { kind: 'repeated-parameter', name: 'amount' }],
    [`bitcoin:${LUKE}?amount=42&amount=42`, { kind: 'repeated-parameter', name: 'amount' }],
    [
      `bitcoin:${LUKE}?pop=callback%3a&req-pop=callback%3a`,
      { kind: 'required-parameter', name: 'req-pop' },
    ],
    [`bitcoin:?bc=${TESTNET}`, { kind: 'other-chain', chain: 'testnet' }],
    [
      `bitcoin:${LUKE}?req-pop=https%3aevilwebsite.com`,
      { kind: 'required-parameter', name: 'req-pop' },
    ],
  ])('%s is refused', (link, refusal) => {
    expect(read(link)).toEqual({ ok: false, refusal });
  });
});

describe('a Bitcoin link without an address in its path', () => {
  const value = (rest: object) => ({ ok: true, value: { currency: 'btc', left: [], ...rest } });

  it('has an amount and a note like other links', () => {
    expect(read(`bitcoin:?amount=0.5&bc=${SEGWIT}&message=Rent&label=Ana`)).toEqual(
      value({ recipient: SEGWIT, amount: '0.5', note: 'Rent', left: ['label'] }),
    );
  });

  it('is read with any case of its scheme and keys', () => {
    expect(read(`web+BitCoin:?Bc=${SEGWIT}&AMOUNT=1`)).toEqual(
      value({ recipient: SEGWIT, amount: '1' }),
    );
  });

  it('is paid to its first address that is valid', () => {
    const damaged = `${SEGWIT.slice(0, -1)}5`;
    expect(read(`bitcoin:?bc=${damaged}&bc=${VERSION_1}`)).toEqual(value({ recipient: VERSION_1 }));
    // The form shows the mistake, as for an address in the path.
    expect(read(`bitcoin:?bc=${damaged}`)).toEqual(value({ recipient: damaged }));
  });

  it('may also have payment instructions that the app does not support', () => {
    expect(read(`bitcoin:?lightning=lnbc1&lightning=lnbc2&bc=${SEGWIT}&tb=${TESTNET}`)).toEqual(
      value({ recipient: SEGWIT, left: ['lightning', 'tb'] }),
    );
  });
});

describe('the examples of EIP-681', () => {
  it('requests 2.014 ether', () => {
    expect(read(`ethereum:${ETHER}?value=2.014e18`)).toEqual({
      ok: true,
      value: { recipient: ETHER, currency: 'eth', amount: '2.014', left: [] },
    });
  });

  it('refuses a request for a token, which is not ether', () => {
    expect(
      read(
        'ethereum:0x89205a3a3b2a69de6dbf7f01ed13b2108b2c43e7/transfer?address=0x8e23ee67d1332ad560396262c48ffbb01f93d052&uint256=1',
      ),
    ).toEqual({ ok: false, refusal: { kind: 'other-money', name: 'transfer' } });
  });
});

describe('the examples of CIP-13', () => {
  it('requests a donation', () => {
    expect(read(`web+cardano:${BYRON}`)).toEqual({
      ok: true,
      value: { recipient: BYRON, currency: 'ada', left: [] },
    });
  });

  it.each([
    'web+cardano://stake?c94e6fe1123bf111b77b57994bcd836af8ba2b3aa72cfcefbec2d3d4',
    'web+cardano://stake?POOL1=3.14159&POOL2=2.71828',
    'web+cardano://stake?COSD',
  ])('%s requests stake, which is no payment', (link) => {
    expect(read(link)).toEqual({
      ok: false,
      refusal: { kind: 'other-request', name: 'stake' },
    });
  });
});

describe('the examples of RFC 6068', () => {
  it.each([
    ['mailto:chris@example.com', { recipient: 'chris@example.com', left: [] }],
    [
      'mailto:infobot@example.com?subject=current-issue',
      { recipient: 'infobot@example.com', note: 'current-issue', left: [] },
    ],
    [
      'mailto:infobot@example.com?body=send%20current-issue',
      { recipient: 'infobot@example.com', left: ['body'] },
    ],
    [
      'mailto:joe@example.com?cc=bob@example.com&body=hello',
      { recipient: 'joe@example.com', left: ['cc', 'body'] },
    ],
    ['mailto:?to=joe@example.com', { recipient: 'joe@example.com', left: [] }],
    ['mailto:gorby%25kremvax@example.com', { recipient: 'gorby%kremvax@example.com', left: [] }],
    [
      'mailto:unlikely%3Faddress@example.com?blat=foop',
      { recipient: 'unlikely?address@example.com', left: ['blat'] },
    ],
    ['mailto:Mike%26family@example.org', { recipient: 'Mike&family@example.org', left: [] }],
    ['mailto:%22not%40me%22@example.org', { recipient: '"not@me"@example.org', left: [] }],
    [
      'mailto:user@example.org?subject=caf%C3%A9',
      { recipient: 'user@example.org', note: 'café', left: [] },
    ],
    [
      'mailto:user@example.org?subject=caf%C3%A9&body=caf%C3%A9',
      { recipient: 'user@example.org', note: 'café', left: ['body'] },
    ],
  ])('%s', (link, value) => {
    expect(read(link)).toStrictEqual({ ok: true, value });
  });

  it.each([
    'mailto:addr1@an.example,addr2@an.example',
    'mailto:?to=addr1@an.example,addr2@an.example',
    'mailto:addr1@an.example?to=addr2@an.example',
  ])('%s has two recipients, and a payment has one', (link) => {
    expect(read(link)).toEqual({ ok: false, refusal: { kind: 'several-recipients' } });
  });
});

describe('the links of wallets', () => {
  it.each([
    [
      'BITCOIN:BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4?AMOUNT=0.00001&LIGHTNING=LNBC1',
      {
        recipient: 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
        currency: 'btc',
        amount: '0.00001',
        left: ['LIGHTNING'],
      },
    ],
    [
      `bitcoin:${SEGWIT}?amount=0.01&pjos=0&pj=https://pay.example/pj`,
      { recipient: SEGWIT, currency: 'btc', amount: '0.01', left: ['pjos', 'pj'] },
    ],
    [
      `bitcoin:${SEGWIT}?r=https%3A%2F%2Fpay.example%2Fi%2F1`,
      { recipient: SEGWIT, currency: 'btc', left: ['r'] },
    ],
    [`bitcoin:${SEGWIT}?`, { recipient: SEGWIT, currency: 'btc', left: [] }],
    [
      `bitcoin:${SEGWIT}?amount=0.100000000000&&label`,
      { recipient: SEGWIT, currency: 'btc', amount: '0.1', left: ['label'] },
    ],
    [
      `bitcoin:${SEGWIT}?amount=.5&message=1+1`,
      { recipient: SEGWIT, currency: 'btc', amount: '0.5', note: '1+1', left: [] },
    ],
    [
      `bitcoin:${SEGWIT}?amount=5.&message=`,
      { recipient: SEGWIT, currency: 'btc', amount: '5', left: ['message'] },
    ],
    [
      `bitcoin:${SEGWIT}?message=Two%0D%0Alines%20%E2%82%BF`,
      { recipient: SEGWIT, currency: 'btc', note: 'Two lines ₿', left: [] },
    ],
    [
      `bitcoin:${SEGWIT}?message=%00%3D1%2B1%E2%80%AE%EF%BB%BF`,
      { recipient: SEGWIT, currency: 'btc', note: '=1+1', left: [] },
    ],
    [
      'mailto:ana@florin.example?subject=%00Rent%0AMay',
      { recipient: 'ana@florin.example', note: 'Rent May', left: [] },
    ],
    [
      `bitcoin:${SEGWIT}?message=Order%20#12`,
      { recipient: SEGWIT, currency: 'btc', note: 'Order', left: ['#12'] },
    ],
    [`\n web+bitcoin:${SEGWIT} `, { recipient: SEGWIT, currency: 'btc', left: [] }],
    [
      `ethereum:pay-${ETHER}@1?value=2.014e18`,
      { recipient: ETHER, currency: 'eth', amount: '2.014', left: [] },
    ],
    [`ethereum:PAY-${ETHER}`, { recipient: ETHER, currency: 'eth', left: [] }],
    [`ethereum:${ETHER}@001`, { recipient: ETHER, currency: 'eth', left: [] }],
    [`ethereum:my.foo-${ETHER}`, { recipient: `my.foo-${ETHER}`, currency: 'eth', left: [] }],
    ['ethereum:my.pay-name.eth', { recipient: 'my.pay-name.eth', currency: 'eth', left: [] }],
    [
      `ethereum:${ETHER}?value=1.500e1`,
      { recipient: ETHER, currency: 'eth', amount: '0.000000000000000015', left: [] },
    ],
    [
      `ethereum:${ETHER}?value=5.5e18`,
      { recipient: ETHER, currency: 'eth', amount: '5.5', left: [] },
    ],
    [
      `ethereum:${ETHER}?value=1e0000020`,
      { recipient: ETHER, currency: 'eth', amount: '100', left: [] },
    ],
    [
      `ethereum:${ETHER}?value=1e20`,
      { recipient: ETHER, currency: 'eth', amount: '100', left: [] },
    ],
    ['bitcoin:a@b/c', { recipient: 'a@b/c', currency: 'btc', left: [] }],
    [`ext+bitcoin:${SEGWIT}`, { recipient: SEGWIT, currency: 'btc', left: [] }],
    [
      `ethereum:${ETHER}/?value=1`,
      { recipient: ETHER, currency: 'eth', amount: '0.000000000000000001', left: [] },
    ],
    [
      `ethereum:${ETHER}?value=1e18&gas=21000&gasLimit=21000&gasPrice=1e9`,
      { recipient: ETHER, currency: 'eth', amount: '1', left: ['gas', 'gasLimit', 'gasPrice'] },
    ],
    [
      `ethereum:${ETHER}?value=+1.50E18`,
      { recipient: ETHER, currency: 'eth', amount: '1.5', left: [] },
    ],
    [
      'ethereum:vitalik.eth@1?value=1000000000000000000',
      { recipient: 'vitalik.eth', currency: 'eth', amount: '1', left: [] },
    ],
    ['ethereum:my-dash-name.eth', { recipient: 'my-dash-name.eth', currency: 'eth', left: [] }],
    [
      `web+cardano:${SHELLEY}?amount=12.5`,
      { recipient: SHELLEY, currency: 'ada', amount: '12.5', left: [] },
    ],
    [`cardano:${SHELLEY}`, { recipient: SHELLEY, currency: 'ada', left: [] }],
    [
      'MAILTO:ana@florin.example?Subject=Rent',
      { recipient: 'ana@florin.example', note: 'Rent', left: [] },
    ],
    ['mailto:, ana@florin.example ,', { recipient: 'ana@florin.example', left: [] }],
    ['mailto:?to=%2C ana@florin.example %2C', { recipient: 'ana@florin.example', left: [] }],
    ['mailto:ana@florin.example?amount=5', { recipient: 'ana@florin.example', left: ['amount'] }],
  ])('%s', (link, value) => {
    expect(read(link)).toStrictEqual({ ok: true, value });
  });
});

describe('a text that is not a payment link', () => {
  it.each([
    '',
    ' ',
    SEGWIT,
    ETHER,
    'ana@florin.example',
    'bitcoin',
    'Rent: 50',
    ':',
    'https://pay.example/?amount=1',
    `<bitcoin:${SEGWIT}>`,
    'x'.repeat(10_000),
  ])('is not a link: %s', (text) => {
    expect(read(text)).toBeNull();
  });
});

describe('the currencies determine', () => {
  const other = (text: string) => readPaymentLink(text, OTHER_CURRENCIES);

  it('the currency of a scheme', () => {
    expect(other(`solana:${LUKE}?amount=0.000000001&reference=1`)).toEqual({
      ok: true,
      value: { recipient: LUKE, currency: 'sol', amount: '0.000000001', left: ['reference'] },
    });
    expect(other(`bitcoin:${LUKE}`)).toEqual({
      ok: false,
      refusal: { kind: 'unknown-currency', scheme: 'bitcoin' },
    });
  });

  it('the notation of a scheme and an amount', () => {
    const paymentLink = 'pay2.me+x-y:{address}?n=1&sum={units}';
    const odd: CurrencyInfo = { ...CURRENCIES.btc, paymentLink };
    expect(
      readPaymentLink('PAY2.me+x-y:ana?sum=100000000&amount=5', [CURRENCIES.usd, odd]),
    ).toEqual({
      ok: true,
      value: { recipient: 'ana', currency: 'btc', amount: '1', left: ['amount'] },
    });
    const plain: CurrencyInfo = { ...odd, paymentLink: 'pay2.me+x-y:{address}' };
    expect(readPaymentLink('pay2.me+x-y:ana?amount=5', [plain])).toMatchObject({
      value: { amount: '5' },
    });
  });

  it('that a link without a chain is for the first chain', () => {
    const eth: CurrencyInfo = { ...CURRENCIES.eth, paymentLink: 'ethereum:{address}' };
    expect(readPaymentLink(`ethereum:${ETHER}@1`, [eth])).toMatchObject({ ok: true });
  });

  it('that a token on their chain is another currency', () => {
    expect(other(`solana:${LUKE}?amount=1&spl-token=EPjF`)).toEqual({
      ok: false,
      refusal: { kind: 'other-money', name: 'spl-token' },
    });
  });

  it('the currency of a chain', () => {
    const pol = {
      ...CURRENCIES.eth,
      symbol: 'POL',
      id: 'pol',
      paymentLink: 'ethereum:{address}@137?value={units}',
    };
    const both = [...CURRENCY_LIST, pol as CurrencyInfo];
    expect(readPaymentLink(`ethereum:${ETHER}@137?value=1e18`, both)).toEqual({
      ok: true,
      value: { recipient: ETHER, currency: 'pol', amount: '1', left: [] },
    });
    expect(readPaymentLink(`ethereum:${ETHER}`, both)).toMatchObject({
      value: { currency: 'eth' },
    });
  });
});
