import { describe, expect, it } from 'vitest';
import { CURRENCY_LIST } from '../currency/currency';
import { readPaymentLink } from './paymentLink';

const read = (text: string) => readPaymentLink(text, CURRENCY_LIST);

/** Example addresses from the standards: BIP-21, BIP-173, EIP-681, CIP-19. */
const LUKE = '175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W';
const SEGWIT = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const ETHER = '0xfb6916095ca1df60bb79Ce92ce3ea74c37c5d359';
const SHELLEY =
  'addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3n0d3vllmyqwsx5wktcd8cc3sq835lu7drv2xwl2wywfgse35a3x';

describe('a link is refused', () => {
  it.each([
    [
      `bitcoin:${SEGWIT}?amount=0.123456789`,
      { kind: 'too-many-decimals', decimals: 8, symbol: 'BTC' },
    ],
    [
      `web+cardano:${SHELLEY}?amount=0.0000001`,
      { kind: 'too-many-decimals', decimals: 6, symbol: 'ADA' },
    ],
    [`ethereum:${ETHER}?value=0.5`, { kind: 'too-many-decimals', decimals: 18, symbol: 'ETH' }],
    [`ethereum:${ETHER}?value=1.234e2`, { kind: 'too-many-decimals', decimals: 18, symbol: 'ETH' }],
    [`bitcoin:${SEGWIT}?amount=0`, { kind: 'not-positive' }],
    [
      `bitcoin:${SEGWIT}?amount=0.000000000001`,
      { kind: 'too-many-decimals', decimals: 8, symbol: 'BTC' },
    ],
    [`ethereum:${ETHER}?value=0e18`, { kind: 'not-positive' }],
    [`ethereum:${ETHER}?value=-1e18`, { kind: 'not-positive' }],
    [`bitcoin:${SEGWIT}?amount=-1`, { kind: 'not-a-number', text: '-1' }],
    [`bitcoin:${SEGWIT}?amount=1e3`, { kind: 'not-a-number', text: '1e3' }],
    [`bitcoin:${SEGWIT}?amount=`, { kind: 'not-a-number', text: '' }],
    [`bitcoin:${SEGWIT}?amount`, { kind: 'not-a-number', text: '' }],
    [`bitcoin:${SEGWIT}?amount=5%20EUR`, { kind: 'not-a-number', text: '5 EUR' }],
    [`bitcoin:${SEGWIT}?amount=.`, { kind: 'not-a-number', text: '.' }],
    [`bitcoin:${SEGWIT}?amount=%D9%A1`, { kind: 'not-a-number', text: '١' }],
    [`bitcoin:${SEGWIT}?amount=1%202`, { kind: 'not-a-number', text: '1 2' }],
    [`ethereum:${ETHER}?value=0x10`, { kind: 'not-a-number', text: '0x10' }],
    [`ethereum:${ETHER}?value=e`, { kind: 'not-a-number', text: 'e' }],
    [`ethereum:${ETHER}?value=1e-3`, { kind: 'not-a-number', text: '1e-3' }],
    [`bitcoin:${SEGWIT}?amount=1000000000000000`, { kind: 'too-many-digits', digits: 15 }],
    [`ethereum:${ETHER}?value=1e999999999999`, { kind: 'too-many-digits', digits: 15 }],
    [`ethereum:${ETHER}?value=1e9999`, { kind: 'too-many-digits', digits: 15 }],
    [`bitcoin:${SEGWIT}?amount=1&amount=2`, { kind: 'repeated-parameter', name: 'amount' }],
    [`bitcoin:${SEGWIT}?amount=1&Amount=1`, { kind: 'repeated-parameter', name: 'amount' }],
    [`bitcoin:${SEGWIT}?label=a&Label=a`, { kind: 'repeated-parameter', name: 'label' }],
    [`bitcoin:${SEGWIT}?label&label`, { kind: 'repeated-parameter', name: 'label' }],
    [`bitcoin:${SEGWIT}?pop=a%3a&POP=b%3a`, { kind: 'repeated-parameter', name: 'pop' }],
    [`bitcoin:?bc=${SEGWIT}&l%61bel=a&label=b`, { kind: 'repeated-parameter', name: 'label' }],
    [`ethereum:${ETHER}?label=a&label=b`, { kind: 'repeated-parameter', name: 'label' }],
    [`ethereum:${ETHER}?message=a&message=b`, { kind: 'repeated-parameter', name: 'message' }],
    [`web+cardano:${SHELLEY}?amount=1&amount=1`, { kind: 'repeated-parameter', name: 'amount' }],
    [`web+cardano:${SHELLEY}?label=a&label=b`, { kind: 'repeated-parameter', name: 'label' }],
    [`bitcoin:${SEGWIT}?message=a&message=b`, { kind: 'repeated-parameter', name: 'message' }],
    [`ethereum:${ETHER}?value=1&value=1`, { kind: 'repeated-parameter', name: 'value' }],
    [
      'mailto:ana@florin.example?subject=a&subject=b',
      { kind: 'repeated-parameter', name: 'subject' },
    ],
    [`bitcoin:${SEGWIT}?message=100%`, { kind: 'malformed' }],
    [`bitcoin:${SEGWIT}?message=%E9`, { kind: 'malformed' }],
    [`bitcoin:${SEGWIT}?%ZZ=1`, { kind: 'malformed' }],
    [`bitcoin:${SEGWIT}#%`, { kind: 'malformed' }],
    ['bitcoin:%', { kind: 'malformed' }],
    ['bitcoin:', { kind: 'no-address' }],
    ['bitcoin:?amount=1', { kind: 'no-address' }],
    ['bitcoin:?lightning=lnbc1', { kind: 'unknown-currency', scheme: 'lightning' }],
    ['bitcoin:?PAY=x', { kind: 'unknown-currency', scheme: 'pay' }],
    ['bitcoin:?bc', { kind: 'no-address' }],
    ['bitcoin:?bc=&label=a', { kind: 'no-address' }],
    [`bitcoin:?address=${SEGWIT}`, { kind: 'no-address' }],
    [`bitcoin:?bc=${LUKE}`, { kind: 'no-address' }],
    [`bitcoin:?bc=${SEGWIT}%20x`, { kind: 'no-address' }],
    [`bitcoin:?bc=bitcoin:${SEGWIT}`, { kind: 'no-address' }],
    [`bitcoin:${LUKE}?bc=tb1q`, { kind: 'other-chain', chain: 'testnet' }],
    [`bitcoin:?bc=${SEGWIT}&BC=BCRT1Q`, { kind: 'other-chain', chain: 'testnet' }],
    [`ethereum:?bc=${SEGWIT}`, { kind: 'no-address' }],
    [`web+cardano:?bc=${SEGWIT}`, { kind: 'no-address' }],
    [`bitcoin://${LUKE}`, { kind: 'no-address' }],
    ['bitcoin: 3 things to know', { kind: 'no-address' }],
    [`bitcoin:bitcoin:${SEGWIT}?amount=1`, { kind: 'no-address' }],
    [`ethereum:BITCOIN%3A${SEGWIT}`, { kind: 'no-address' }],
    ['mailto:web+cardano:x', { kind: 'no-address' }],
    ['mailto:?to=mailto:ana@florin.example', { kind: 'no-address' }],
    ['ethereum:@1?value=1', { kind: 'no-address' }],
    ['mailto:', { kind: 'no-address' }],
    ['mailto:%', { kind: 'malformed' }],
    ['mailto:ana@florin.example?subject=%', { kind: 'malformed' }],
    ['mailto:ana%20b@florin.example', { kind: 'no-address' }],
    ['mailto:?to=a@b.example&to=c@d.example', { kind: 'repeated-parameter', name: 'to' }],
    ['mailto:?subject=Rent', { kind: 'no-address' }],
    [
      'web+cardano://claim/v1?faucet_url=https://faucet.example&code=1',
      { kind: 'other-request', name: 'claim' },
    ],
    [`ethereum:foo-${ETHER}`, { kind: 'other-request', name: 'foo' }],
    [`ethereum:${ETHER}@137?value=1e18`, { kind: 'other-chain', chain: '137' }],
    [`ethereum:${ETHER}@5`, { kind: 'other-chain', chain: '5' }],
    [`ethereum:${ETHER}@`, { kind: 'other-chain', chain: '' }],
    [`ethereum:${ETHER}@0x1`, { kind: 'other-chain', chain: '0x1' }],
    [`ethereum:${ETHER}?value=1&data=0xa9059cbb`, { kind: 'other-money', name: 'data' }],
    [`bitcoin:${SEGWIT}?REQ-pj=1`, { kind: 'required-parameter', name: 'REQ-pj' }],
    [`web+cardano:${SHELLEY}?req-x`, { kind: 'required-parameter', name: 'req-x' }],
    [`litecoin:${LUKE}?amount=1`, { kind: 'unknown-currency', scheme: 'litecoin' }],
    ['lightning:LNBC1', { kind: 'unknown-currency', scheme: 'lightning' }],
    [`ethereum:${ETHER}?value=0e99999`, { kind: 'not-positive' }],
    ['bitcoin:two words', { kind: 'no-address' }],
    [`bitcoin://${SEGWIT}`, { kind: 'no-address' }],
    ['bitcoin:///x', { kind: 'no-address' }],
    ['web+cardano://STAKE?COSD', { kind: 'other-request', name: 'STAKE' }],
    ['web+cardano://abcdefghijklmnopqrst', { kind: 'other-request', name: 'abcdefghijklmnopqrst' }],
    ['web+cardano://abcdefghijklmnopqrstu', { kind: 'no-address' }],
    [`ethereum:FOO-${ETHER}`, { kind: 'other-request', name: 'FOO' }],
    [`ethereum:${ETHER}@10`, { kind: 'other-chain', chain: '10' }],
    [`ethereum:${ETHER}?bytecode=1`, { kind: 'other-money', name: 'bytecode' }],
    [`ethereum:${ETHER}?function=f`, { kind: 'other-money', name: 'function' }],
    [`ethereum:${ETHER}?DATA=1`, { kind: 'other-money', name: 'DATA' }],
    [`bitcoin:${SEGWIT}?message=${'a'.repeat(4_096)}`, { kind: 'too-long', most: 4_096 }],
  ])('%s', (link, refusal) => {
    expect(read(link)).toEqual({ ok: false, refusal });
  });

  it.each(
    `bitcoin ethereum cardano lightning bitcoincash litecoin dogecoin dash monero zcash solana stellar tezos ripple
    tron nano liquidnetwork decred algorand`.split(/\s+/),
  )('if %s has no currency', (scheme) => {
    expect(readPaymentLink(`${scheme}:x`, [])).toEqual({
      ok: false,
      refusal: { kind: 'unknown-currency', scheme },
    });
  });
});
