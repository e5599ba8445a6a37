import { afterEach, describe, expect, it, vi } from 'vitest';
import { attempt } from './browserStorage';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a storage that is open', () => {
  it('is read, and the answer is handed on', () => {
    vi.stubGlobal('localStorage', { getItem: (key: string) => `the word of ${key}` });
    expect(attempt((storage) => storage.getItem('theme'))).toBe('the word of theme');
  });
});

describe('a storage that is denied', () => {
  it('has no answer where it cannot even be named', () => {
    const action = vi.fn();
    vi.stubGlobal('localStorage', undefined);
    expect(attempt((storage) => storage.getItem('theme'))).toBeNull();
    Reflect.deleteProperty(globalThis, 'localStorage');
    expect(attempt(action)).toBeNull();
    expect(action).not.toHaveBeenCalled();
  });

  it('has no answer where it is full', () => {
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
