import { afterEach, describe, expect, it, vi } from 'vitest';
import { consoleLog } from './log';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the app’s log', () => {
  it('writes messages with their details to the console', () => {
    const info = vi.spyOn(console, 'info').mockReturnValue();
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const cause = new Error('closed');
    consoleLog.info('Profile saved', { firstName: 'Alex' });
    consoleLog.warn('Sharing failed', cause);
    expect(info.mock.calls).toEqual([['Profile saved', { firstName: 'Alex' }]]);
    expect(warn.mock.calls).toEqual([['Sharing failed', cause]]);
  });
});
