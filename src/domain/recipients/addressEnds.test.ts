import { expect, it } from 'vitest';
import { addressEnds, shortForm } from './addressEnds';

it.each([
  ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'bc1qw508…7kv8f3t4'],
  ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', '0x5aAeb6…Ef1BeAed'],
  ['twenty characters ok', 'twenty characters ok'],
  ['twenty-one characters', 'twenty-o…aracters'],
  ['שלום-עולם-כתובת-ארוכה-מאוד', 'שלום-עול…וכה-מאוד'],
  ['👩\u200D🚀'.repeat(21), `${'👩\u200D🚀'.repeat(8)}…${'👩\u200D🚀'.repeat(8)}`],
  ['', ''],
])('the ends of the address %j are shown as %j', (address, shown) => {
  expect(addressEnds(address)).toBe(shown);
});

it.each([
  ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'bc1qw508…7kv8f3t4'],
  ['a.long.name.of.a.person@mail.florin.example', 'a.long.name.of.a.person@mail.florin.example'],
  ['rent@example.com', 'rent@example.com'],
  ['', ''],
])('the short form of %j is %j', (recipient, shown) => {
  expect(shortForm(recipient)).toBe(shown);
});
