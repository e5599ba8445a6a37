import { describe, expect, it } from 'vitest';
import { readRecipient, type Recipient } from './recipient';

type Address = Extract<Recipient, { kind: 'address' }>;

type Row = readonly [text: string, expected: string];

/**
 * Returns a description of a recipient in one line: `bitcoin segwit valid`, `cardano stake testnet valid`, `unknown`.
 */
function lineOf(recipient: Recipient): string {
  if (recipient.kind !== 'address') return recipient.kind;
  const { network, form, isTestnet, checksum }: Address = recipient;
  return [network, form, ...(isTestnet ? ['testnet'] : []), checksum].join(' ');
}

/** The published test vectors by their standard. The number is the number of vectors that are tested here. */
const VECTORS: Readonly<Record<string, readonly [count: number, rows: readonly Row[]]>> = {
  'BIP-173, valid for version 0': [
    3,
    [
      ['BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', 'bitcoin segwit valid'],
      [
        'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7',
        'bitcoin segwit testnet valid',
      ],
      [
        'tb1qqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesrxh6hy',
        'bitcoin segwit testnet valid',
      ],
    ],
  ],
  'BIP-173, later versions, which BIP-350 made invalid': [
    3,
    [
      [
        'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7k7grplx',
        'bitcoin taproot failed',
      ],
      ['BC1SW50QA3JX3S', 'bitcoin later failed'],
      ['bc1zw508d6qejxtdg4y5r3zarvaryvg6kdaj', 'bitcoin later failed'],
    ],
  ],
  // Some texts are `unknown` because they are too short for an address.
  'BIP-173, invalid': [
    10,
    [
      ['tc1qw508d6qejxtdg4y5r3zarvary0c5xw7kg3g4ty', 'unknown'],
      ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5', 'bitcoin segwit failed'],
      ['BC13W508D6QEJXTDG4Y5R3ZARVARY0C5XW7KN40WF2', 'bitcoin later failed'],
      ['bc1rw5uspcuh', 'unknown'],
      [
        'bc10w508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kw5rljs90',
        'bitcoin later failed',
      ],
      ['BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P', 'bitcoin segwit failed'],
      [
        'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sL5k7',
        'bitcoin segwit testnet failed',
      ],
      ['bc1zw508d6qejxtdg4y5r3zarvaryvqyzf3du', 'bitcoin later failed'],
      [
        'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3pjxtptv',
        'bitcoin segwit testnet failed',
      ],
      ['bc1gmk9yu', 'unknown'],
    ],
  ],
  'BIP-350, valid': [
    8,
    [
      ['BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', 'bitcoin segwit valid'],
      [
        'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7',
        'bitcoin segwit testnet valid',
      ],
      [
        'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y',
        'bitcoin later valid',
      ],
      ['BC1SW50QGDZ25J', 'bitcoin later valid'],
      ['bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs', 'bitcoin later valid'],
      [
        'tb1qqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesrxh6hy',
        'bitcoin segwit testnet valid',
      ],
      [
        'tb1pqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesf3hn0c',
        'bitcoin taproot testnet valid',
      ],
      ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0', 'bitcoin taproot valid'],
    ],
  ],
  'BIP-350, invalid': [
    15,
    [
      ['tc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq5zuyut', 'unknown'],
      ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd', 'bitcoin taproot failed'],
      [
        'tb1z0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqglt7rf',
        'bitcoin later testnet failed',
      ],
      ['BC1S0XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ54WELL', 'bitcoin later failed'],
      ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh', 'bitcoin segwit failed'],
      [
        'tb1q0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq24jc47',
        'bitcoin segwit testnet failed',
      ],
      ['bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4', 'bitcoin taproot failed'],
      ['BC130XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ7ZWS8R', 'bitcoin later failed'],
      ['bc1pw5dgrnzv', 'unknown'],
      [
        'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v8n0nx0muaewav253zgeav',
        'bitcoin taproot failed',
      ],
      ['BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P', 'bitcoin segwit failed'],
      [
        'tb1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq47Zagq',
        'bitcoin taproot testnet failed',
      ],
      [
        'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v07qwwzcrf',
        'bitcoin taproot failed',
      ],
      [
        'tb1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vpggkg4j',
        'bitcoin taproot testnet failed',
      ],
      ['bc1gmk9yu', 'unknown'],
    ],
  ],
  // The examples of the Bitcoin wiki's list of prefixes. Each is tested unchanged, and with a changed last character.
  base58check: [
    8,
    [
      ['17VZNX1SN5NtKa8UQFxwQbFeFc3iqRYhem', 'bitcoin legacy valid'],
      ['3EktnHQD7RiAE6uzMj2ZifT9YgRrkSgzQX', 'bitcoin script valid'],
      ['mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', 'bitcoin legacy testnet valid'],
      ['2MzQwSSnBHWHqSAqtTVQ6v47XtaisrJa1Vc', 'bitcoin script testnet valid'],
      ['17VZNX1SN5NtKa8UQFxwQbFeFc3iqRYhen', 'bitcoin legacy failed'],
      ['3EktnHQD7RiAE6uzMj2ZifT9YgRrkSgzQY', 'bitcoin script failed'],
      ['mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfo', 'bitcoin legacy testnet failed'],
      ['2MzQwSSnBHWHqSAqtTVQ6v47XtaisrJa1Vd', 'bitcoin script testnet failed'],
    ],
  ],
  // Addresses in a single case are valid, but have no checksum.
  'EIP-55': [
    10,
    [
      ['0x52908400098527886E0F7030069857D2E4169EE7', 'ethereum account none'],
      ['0x8617E340B3D01FA5F11F306F4090FD50E238070D', 'ethereum account none'],
      ['0xde709f2102306220921060314715629080e2fb77', 'ethereum account none'],
      ['0x27b1fdb04752bbc536007a920d24acb045561c26', 'ethereum account none'],
      ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'ethereum account valid'],
      ['0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359', 'ethereum account valid'],
      ['0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB', 'ethereum account valid'],
      ['0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb', 'ethereum account valid'],
      ['0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'ethereum account failed'],
      ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe', 'ethereum account failed'],
    ],
  ],
  'CIP-19, mainnet': [
    10,
    [
      [
        'addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3n0d3vllmyqwsx5wktcd8cc3sq835lu7drv2xwl2wywfgse35a3x',
        'cardano payment valid',
      ],
      [
        'addr1z8phkx6acpnf78fuvxn0mkew3l0fd058hzquvz7w36x4gten0d3vllmyqwsx5wktcd8cc3sq835lu7drv2xwl2wywfgs9yc0hh',
        'cardano payment valid',
      ],
      [
        'addr1yx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzerkr0vd4msrxnuwnccdxlhdjar77j6lg0wypcc9uar5d2shs2z78ve',
        'cardano payment valid',
      ],
      [
        'addr1x8phkx6acpnf78fuvxn0mkew3l0fd058hzquvz7w36x4gt7r0vd4msrxnuwnccdxlhdjar77j6lg0wypcc9uar5d2shskhj42g',
        'cardano payment valid',
      ],
      [
        'addr1gx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer5pnz75xxcrzqf96k',
        'cardano payment valid',
      ],
      [
        'addr128phkx6acpnf78fuvxn0mkew3l0fd058hzquvz7w36x4gtupnz75xxcrtw79hu',
        'cardano payment valid',
      ],
      ['addr1vx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzers66hrl8', 'cardano payment valid'],
      ['addr1w8phkx6acpnf78fuvxn0mkew3l0fd058hzquvz7w36x4gtcyjy7wx', 'cardano payment valid'],
      ['stake1uyehkck0lajq8gr28t9uxnuvgcqrc6070x3k9r8048z8y5gh6ffgw', 'cardano stake valid'],
      ['stake178phkx6acpnf78fuvxn0mkew3l0fd058hzquvz7w36x4gtcccycj5', 'cardano stake valid'],
    ],
  ],
  'CIP-19, testnet': [
    10,
    [
      [
        'addr_test1qz2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3n0d3vllmyqwsx5wktcd8cc3sq835lu7drv2xwl2wywfgs68faae',
        'cardano payment testnet valid',
      ],
      [
        'addr_test1zrphkx6acpnf78fuvxn0mkew3l0fd058hzquvz7w36x4gten0d3vllmyqwsx5wktcd8cc3sq835lu7drv2xwl2wywfgsxj90mg',
        'cardano payment testnet valid',
      ],
      [
        'addr_test1yz2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzerkr0vd4msrxnuwnccdxlhdjar77j6lg0wypcc9uar5d2shsf5r8qx',
        'cardano payment testnet valid',
      ],
      [
        'addr_test1xrphkx6acpnf78fuvxn0mkew3l0fd058hzquvz7w36x4gt7r0vd4msrxnuwnccdxlhdjar77j6lg0wypcc9uar5d2shs4p04xh',
        'cardano payment testnet valid',
      ],
      [
        'addr_test1gz2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer5pnz75xxcrdw5vky',
        'cardano payment testnet valid',
      ],
      [
        'addr_test12rphkx6acpnf78fuvxn0mkew3l0fd058hzquvz7w36x4gtupnz75xxcryqrvmw',
        'cardano payment testnet valid',
      ],
      [
        'addr_test1vz2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzerspjrlsz',
        'cardano payment testnet valid',
      ],
      [
        'addr_test1wrphkx6acpnf78fuvxn0mkew3l0fd058hzquvz7w36x4gtcl6szpr',
        'cardano payment testnet valid',
      ],
      [
        'stake_test1uqehkck0lajq8gr28t9uxnuvgcqrc6070x3k9r8048z8y5gssrtvn',
        'cardano stake testnet valid',
      ],
      [
        'stake_test17rphkx6acpnf78fuvxn0mkew3l0fd058hzquvz7w36x4gtcljw6kf',
        'cardano stake testnet valid',
      ],
    ],
  ],
  // The keys and scripts in CIP-19 are not addresses. Two of the examples combine the prefix of the mainnet with the
  // header of a testnet.
  'CIP-19, no addresses': [
    5,
    [
      ['addr_vk1w0l2sr2zgfm26ztc6nl9xy8ghsk5sh6ldwemlpmp9xylzy4dtf7st80zhd', 'unknown'],
      ['stake_vk1px4j0r2fk7ux5p23shz8f3y5y2qam7s954rgf3lg5merqcj6aetsft99wu', 'unknown'],
      ['script1cda3khwqv60360rp5m7akt50m6ttapacs8rqhn5w342z7r35m37', 'unknown'],
      ['addr1vpu5vlrf4xkxv2qpwngf6cjhtw542ayty80v8dyr49rf5eg0yu80w', 'cardano payment failed'],
      ['stake1vpu5vlrf4xkxv2qpwngf6cjhtw542ayty80v8dyr49rf5egfu2p0u', 'cardano stake failed'],
    ],
  ],
  // Bech32 splits a text at the last 1. These texts have valid checksums for the prefixes `bc1q` and `addr1q`, which no
  // network uses.
  'a prefix with a 1 in it': [
    2,
    [
      ['bc1q1qqurswpc8qurswpc8qurswpc8qurswpc8yvr7g4', 'bitcoin segwit failed'],
      ['addr1q1vyqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqu0xjxq', 'cardano payment failed'],
    ],
  ],
  // Texts of an invalid length, with a valid checksum or without a checksum.
  'other lengths': [
    4,
    [
      ['19RGzyTbQ82XD5wEsifPmHunGjQEUjk5', 'unknown'],
      ['0x52908400098527886E0F7030069857D2E4169EE', 'ethereum account failed'],
      [
        'addr1qyrswpc8qurswpc8qurswpc8qurswpc8qurswpc8qurswpc8qurswpc8qurswpc8qurswpc8qurswpc8qurswpc8qu73qmxw',
        'cardano payment failed',
      ],
      ['addr1vyrswpc8qurswpc8qurswpc8qurswpc8qurswpc8qurswpc8ym7dmt', 'cardano payment failed'],
    ],
  ],
  // The Byron example of CIP-19, the examples of Cardano's description of Byron addresses, and an example with a
  // changed character.
  'CIP-19, Byron': [
    4,
    [
      [
        '37btjrVyb4KDXBNC4haBVPCrro8AQPHwvCMp3RFhhSVWwfFmZ6wwzSK6JK1hY6wHNmtrpTf1kdbva8TCneM2YsiXT7mrzT21EacHnPpz5YyUdj64na',
        'cardano byron testnet valid',
      ],
      [
        '37btjrVyb4KEB2STADSsj3MYSAdj52X5FrFWpw2r7Wmj2GDzXjFRsHWuZqrw7zSkwopv8Ci3VWeg6bisU9dgJxW5hb2MZYeduNKbQJrqz3zVBsu9nT',
        'cardano byron testnet valid',
      ],
      ['Ae2tdPwUPEZFRbyhz3cpfC2CumGzNkFBN2L42rcUc2yjQpEkxDbkPodpMAi', 'cardano byron valid'],
      ['Ae2tdPwUPEZFRbyhz3cpfC2CumGzNkFBN2L42rcUc2yjQpEkxDbkPodpMAj', 'cardano byron failed'],
    ],
  ],
};

describe.each(Object.entries(VECTORS))('the vectors of %s', (_, [count, rows]) => {
  it(`have ${count} rows`, () => {
    expect(rows).toHaveLength(count);
  });

  it.each(rows)('%s', (text, expected) => {
    expect(lineOf(readRecipient(text))).toBe(expected);
  });
});
