import { expect, it, vi } from 'vitest';
import { reloadIfLate } from '../../.storybook/lateServer';

const LATE = new Error(
  "Timed out waiting for leader state for UniversalStore follower with id: 'storybook/test'.",
);

/** Loads the catalogue in a tab, and returns a function that rejects a promise there. */
function load(tab: Map<string, string>) {
  const reload = vi.fn();
  let listener: (event: { reason: unknown }) => void = () => undefined;
  reloadIfLate({
    addEventListener: (_type, own) => {
      listener = own;
    },
    location: { reload },
    sessionStorage: {
      getItem: (key) => tab.get(key) ?? null,
      setItem: (key, value) => {
        tab.set(key, value);
      },
    },
  });
  return {
    reload,
    reject: (reason: unknown) => {
      listener({ reason });
    },
  };
}

it('the catalogue loads again once if several stores have waited too long for the server', () => {
  const { reload, reject } = load(new Map());
  reject(LATE);
  reject(LATE);
  expect(reload).toHaveBeenCalledOnce();
});

it('the catalogue loads again at most three times in a tab', () => {
  const tab = new Map<string, string>();
  const loads = [load(tab), load(tab), load(tab), load(tab)];
  for (const { reject } of loads) reject(LATE);
  expect(loads.map(({ reload }) => reload.mock.calls.length)).toEqual([1, 1, 1, 0]);
});

it('other errors do not load the catalogue again', () => {
  const { reload, reject } = load(new Map());
  reject(new Error('Network error'));
  reject(undefined);
  expect(reload).not.toHaveBeenCalled();
});
