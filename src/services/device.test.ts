import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserDevice } from './device';

describe('the browser’s device', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('writes to the clipboard and opens the share sheet', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    const share = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { clipboard: { writeText }, share });
    await browserDevice.copy('bc1q');
    expect(browserDevice.canShare()).toBe(true);
    await browserDevice.share('Send BTC to bc1q');
    expect(writeText.mock.calls).toEqual([['bc1q']]);
    expect(share.mock.calls).toEqual([[{ text: 'Send BTC to bc1q' }]]);
  });

  it('opens the rear camera', async () => {
    const stream = {} as MediaStream;
    const getUserMedia = vi.fn(() => Promise.resolve(stream));
    vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } });
    expect(browserDevice.hasCamera()).toBe(true);
    expect(await browserDevice.openCamera()).toBe(stream);
    expect(getUserMedia.mock.calls).toEqual([[{ video: { facingMode: 'environment' } }]]);
  });

  it('opens the dialog for printing', () => {
    const print = vi.fn();
    vi.stubGlobal('window', { print });
    browserDevice.print();
    expect(print).toHaveBeenCalledOnce();
  });

  it('asks before the page is closed until it is cancelled', () => {
    const window = new EventTarget();
    vi.stubGlobal('window', window);
    const isLeft = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(isLeft()).toBe(true);
    const stop = browserDevice.confirmBeforeUnload();
    expect(isLeft()).toBe(false);
    stop();
    expect(isLeft()).toBe(true);
  });

  it('reports which abilities are missing in an insecure context', async () => {
    vi.stubGlobal('navigator', {});
    await expect(browserDevice.copy('bc1q')).rejects.toThrow('This browser has no clipboard');
    expect(browserDevice.canShare()).toBe(false);
    expect(browserDevice.hasCamera()).toBe(false);
    await expect(browserDevice.openCamera()).rejects.toThrow(
      expect.objectContaining({ name: 'SecurityError' }),
    );
  });
});
