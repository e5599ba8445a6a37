import { base64 } from '@scure/base';
import { describe, expect, it } from 'vitest';
import { createKey, digestOf, openLock, seal, unseal } from './sealing';

/** A low number of iterations, so that the tests are fast. `openLock` reads the number from the lock. */
const FEW = 1_000;

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const bytes = (value: string) => new TextEncoder().encode(value);

describe('a lock', () => {
  it('is opened by its passphrase in any encoding, and the key decrypts', async () => {
    const { key, lock } = await createKey('Zu\u0308rich 8001', FEW);
    const sealed = await seal(key, bytes('1.50 BTC'), 'wallets/1');
    const opened = await openLock(lock, 'Z\u00FCrich 8001');
    expect(text(await unseal(opened, sealed, 'wallets/1'))).toBe('1.50 BTC');
    expect(lock).toMatchObject({ kdf: 'PBKDF2-SHA-256', iterations: 1_000 });
    expect(opened.extractable).toBe(false);
  });

  it.each([
    ['another passphrase', {}, 'zürich 8001'],
    ['another salt', { salt: base64.encode(new Uint8Array(16)) }, 'Zürich 8001'],
    ['other iterations', { iterations: 1_001 }, 'Zürich 8001'],
    ['a damaged key', { wrappedKey: base64.encode(new Uint8Array(60)) }, 'Zürich 8001'],
    ['no base64', { wrappedKey: '*' }, 'Zürich 8001'],
  ])('is not opened with %s', async (_name, change, passphrase) => {
    const { lock } = await createKey('Zürich 8001', FEW);
    await expect(openLock({ ...lock, ...change }, passphrase)).rejects.toThrow();
  });

  it('is different each time, even for the same passphrase', async () => {
    const [one, other] = await Promise.all([createKey('a', FEW), createKey('a', FEW)]);
    expect(one.lock.salt).not.toBe(other.lock.salt);
    expect(one.lock.wrappedKey).not.toBe(other.lock.wrappedKey);
  });
});

describe('sealed bytes', () => {
  it('reveal nothing of the text, and differ each time', async () => {
    const { key } = await createKey('a', FEW);
    const [one, other] = await Promise.all([0, 1].map(() => seal(key, bytes('1.50 BTC'), '')));
    expect(text(one ?? bytes(''))).not.toContain('BTC');
    expect(one).not.toEqual(other);
  });

  it('are refused if the context differs or one bit is changed', async () => {
    const { key } = await createKey('a', FEW);
    const sealed = await seal(key, bytes('1.50 BTC'), 'wallets/1');
    await expect(unseal(key, sealed, 'wallets/2')).rejects.toThrow();
    const changed = sealed.map((byte, index) => (index === 20 ? byte ^ 1 : byte));
    await expect(unseal(key, changed, 'wallets/1')).rejects.toThrow();
  });
});

it('the digest of the example in FIPS 180-4 is correct', async () => {
  expect(await digestOf('abc')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});
