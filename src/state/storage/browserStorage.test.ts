import { afterEach, describe, expect, it, vi } from 'vitest';
import { attempt } from './browserStorage';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('an available storage', () => {
  it('is read, and the result is returned', () => {
    vi.stubGlobal('localStorage', { getItem: (key: string) => `the word of ${key}` });
    expect(attempt((storage) => storage.getItem('theme'))).toBe('the word of theme');
  });
});

describe('a storage that is denied', () => {
  it('returns null if accessing it throws', () => {
    const action = vi.fn();
    vi.stubGlobal('localStorage', undefined);
    expect(attempt((storage) => storage.getItem('theme'))).toBeNull();
    Reflect.deleteProperty(globalThis, 'localStorage');
    expect(attempt(action)).toBeNull();
    expect(action).not.toHaveBeenCalled();
  });

  it('returns null if it is full', () => {
    vi.stubGlobal('localStorage', {
      setItem: () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      },
    });
    const answer = attempt((storage) => {
      storage.setItem('theme', 'dark');
      return 'written';
    });
    expect(answer).toBeNull();
  });
});
