import { describe, expect, it } from 'vitest';
import { CURRENCY_LIST } from '../currency/currency';
import { readPaymentCode } from './paymentCode';

const ETHER = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';

const SEPA = `BCD
002
1
SCT

Wikimedia
DE33100205000001194700
EUR10`;

const WORDS = 'legal winner thank year wave sausage worth useful legal winner thank yellow';

const read = (text: string) => readPaymentCode(text, CURRENCY_LIST);

describe('a code that is no payment', () => {
  it.each([
    ['a SEPA code', SEPA],
    ['a Swiss QR bill', 'SPC\r\n0200\r\n1\r\nCH4431999123000889012\r\nS'],
    ['a private key of Bitcoin', '5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ'],
    ['a compressed private key', 'KwdMAjGmerYanjeui5SHS7JkmpZvVipYvB2LJGU1ZxJwYvP98617'],
    ['64 hexadecimal digits', 'e9873d79c6d87dc0fb6a5778633389f4453213303da61f20bd67fc233aa33262'],
    [
      'an extended private key',
      'xprv9s21ZrQH143K3QTDL4LXw2F7HEK3wJUD2nW2nRk4stbPy6cq3jPPqjiChkVvvNKmPGJxWUtg6LnF5kejMRNNU3TGtRBeJgk33yuGBxrMPHi',
    ],
    ['twelve seed words', WORDS],
    ['24 seed words', `${WORDS} ${WORDS}`],
    ['a Wi-Fi network', 'WIFI:T:WPA;S:home;P:secret;;'],
    ['a contact', 'BEGIN:VCARD\nVERSION:3.0\nFN:Ana Lima\nEMAIL:ana@florin.example\nEND:VCARD'],
    ['a short contact', 'MECARD:N:Lima,Ana;EMAIL:ana@florin.example;;'],
    ['a web link', 'https://florin.example/menu'],
    ['a message', 'sms:+12015550123'],
    ['a second factor', 'otpauth://totp/Florin:ana@florin.example?secret=JBSWY3DPEHPK3PXP'],
    ['a product', '4006381333931'],
    ['a sentence', 'Table 12'],
    ['nothing', ' '],
  ])('is refused: %s', (_what, text) => {
    expect(read(text)).toEqual({ ok: false, refusal: { kind: 'no-payment' } });
  });

  it('is refused as another network if it is an address with that network', () => {
    expect(read(`matic:${ETHER}`)).toEqual({
      ok: false,
      refusal: { kind: 'other-chain', chain: 'matic' },
    });
  });
});

describe('a code that is a payment', () => {
  it.each(['ana@florin.example', ETHER, `eth:${ETHER}`, ` ${ETHER}\n`])(
    'may be only a recipient: %j',
    (text) => {
      expect(read(text)).toBeNull();
    },
  );

  it('may be an address with a mistake, which the form explains', () => {
    expect(read(ETHER.replace('fB', 'FB'))).toBeNull();
  });

  it('may be a payment link', () => {
    expect(read(`ethereum:${ETHER}@1?value=5e17`)).toMatchObject({
      value: { recipient: ETHER, currency: 'eth', amount: '0.5' },
    });
    expect(read('lightning:lnbc1')).toMatchObject({ refusal: { kind: 'unknown-currency' } });
  });
});
