import { describe, expect, it } from 'vitest';
import { checkRecipientText } from '../recipients/recipientText';
import { checkText } from './text';

const WORDS = 'legal winner thank year wave sausage worth useful legal winner thank yellow';

describe('a private key or a recovery phrase', () => {
  it.each([
    '5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ',
    'KwdMAjGmerYanjeui5SHS7JkmpZvVipYvB2LJGU1ZxJwYvP98617',
    '6PRVWUbkzzsbcVac2qwfssoUJAN1Xhrg6bNk8J7Nzm5H7kxEbn2Nh2ZoGg',
    'e9873d79c6d87dc0fb6a5778633389f4453213303da61f20bd67fc233aa33262',
    '0xE9873D79C6D87DC0FB6A5778633389F4453213303DA61F20BD67FC233AA33262',
    'xprv9s21ZrQH143K3QTDL4LXw2F7HEK3wJUD2nW2nRk4stbPy6cq3jPPqjiChkVvvNKmPGJxWUtg6LnF5kejMRNNU3TGtRBeJgk33yuGBxrMPHi',
    'acct_xsk1cznzmkpq4rvhtznf54egpr65ukme0gy9ls40w66ag9tp5x5zl0ve4t',
    WORDS,
    `  ${WORDS.toUpperCase()}\n`,
    WORDS.split(' ')
      .map((word, at) => `${at + 1}. ${word}`)
      .join(' '),
    'あいこくしん あいさつ あいだ あおぞら あかちゃん あきる あける あこがれる あさい あさひ あしあと あじわう',
  ])('is refused as a recipient: %j', (text) => {
    expect(checkRecipientText(text)).toEqual({
      ok: false,
      refusal: { kind: 'secret', field: 'recipient' },
    });
  });

  it.each([
    'ana@florin.example',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    'the landlord',
    WORDS.replace('yellow', ''),
    'one two three four five six seven eight nine ten eleven 12',
  ])('is not %j', (text) => {
    expect(checkRecipientText(text)).toMatchObject({ ok: true });
  });

  it('may be described, since a description is not sent to be read as a recipient', () => {
    expect(checkText(WORDS, 'description')).toMatchObject({ ok: true });
  });
});

describe('an address with its network before it', () => {
  const address = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';

  it.each(['eth', 'ETH', 'eip155:1'])('is a recipient on Ethereum: %s', (network) => {
    expect(checkRecipientText(`${network}:${address}`)).toMatchObject({ ok: true });
  });

  it.each([
    ['matic', 'matic'],
    ['arb1', 'arb1'],
    ['bnb', 'bnb'],
    ['sep', 'sep'],
    ['base', 'base'],
    ['eip155:137', '137'],
  ])('is refused on another network: %s', (prefix, network) => {
    expect(checkRecipientText(`${prefix}:${address}`)).toEqual({
      ok: false,
      refusal: { kind: 'other-network', field: 'recipient', network },
    });
  });

  it('is a link in the scheme of payment links', () => {
    expect(checkRecipientText(`ethereum:${address}`)).toMatchObject({
      refusal: { kind: 'link' },
    });
  });
});
