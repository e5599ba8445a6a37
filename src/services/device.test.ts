import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Device } from './device';
import { browserDevice, simulatedDevice } from './device';
import { createManualClock } from '../testing/manualClock';
import type { Outcomes } from './simulation';
import { createCall } from './simulation';

function device(outcomes: Outcomes = {}, canShare = true, hasCamera = true) {
  const own = {
    copy: vi.fn<Device['copy']>(() => Promise.resolve()),
    canShare: () => canShare,
    share: vi.fn<Device['share']>(() => Promise.resolve()),
    print: vi.fn<Device['print']>(),
    save: vi.fn<Device['save']>(() => Promise.resolve()),
    hasCamera: () => hasCamera,
    openCamera: vi.fn<Device['openCamera']>(() => Promise.reject(new Error('No camera'))),
    askBeforeLeaving: vi.fn<Device['askBeforeLeaving']>(() => () => undefined),
    onReconnect: vi.fn<Device['onReconnect']>(() => () => undefined),
  };
  const clock = createManualClock(0);
  const call = createCall({ clock, delays: 'real', outcomes });
  return { own, clock, simulated: simulatedDevice(own, call) };
}

describe('a simulated device', () => {
  it('copies and shares through the device behind it, without a delay', async () => {
    const { own, clock, simulated } = device();
    await simulated.copy('bc1q');
    await simulated.share('Send BTC to bc1q');
    expect(own.copy.mock.calls).toEqual([['bc1q']]);
    expect(own.share.mock.calls).toEqual([['Send BTC to bc1q']]);
    expect(clock.now()).toBe(0);
  });

  it('saves through the device behind it, or fails', async () => {
    const file = { name: 'a.csv', type: 'text/csv', text: 'a,b' };
    const { own, simulated } = device();
    await simulated.save(file);
    expect(own.save.mock.calls).toEqual([[file]]);
    const broken = device({ save: 'fail' });
    await expect(broken.simulated.save(file)).rejects.toThrow('The save call failed');
    expect(broken.own.save).not.toHaveBeenCalled();
  });

  it('can be made to fail, and then nothing reaches the device', async () => {
    const { own, simulated } = device({ copy: 'fail', share: 'fail' });
    await expect(simulated.copy('bc1q')).rejects.toThrow('The copy call failed');
    await expect(simulated.share('bc1q')).rejects.toThrow('The share call failed');
    expect(own.copy).not.toHaveBeenCalled();
    expect(own.share).not.toHaveBeenCalled();
  });

  it('passes on that the device refuses', async () => {
    const { own, simulated } = device();
    own.copy.mockRejectedValueOnce(new Error('Write permission denied'));
    await expect(simulated.copy('bc1q')).rejects.toThrow('Write permission denied');
  });

  it('prints through the device behind it', () => {
    const { own, simulated } = device();
    simulated.print();
    expect(own.print).toHaveBeenCalledOnce();
  });

  it('opens the camera behind it, or passes on why there is none', async () => {
    const { own, simulated } = device();
    await expect(simulated.openCamera()).rejects.toThrow('No camera');
    const stream = {} as MediaStream;
    own.openCamera.mockResolvedValueOnce(stream);
    expect(await simulated.openCamera()).toBe(stream);
    expect(device({}, true, false).simulated.hasCamera()).toBe(false);
    expect(simulated.hasCamera()).toBe(true);
  });

  it('has a share sheet when the device has one', () => {
    expect(device({}, true).simulated.canShare()).toBe(true);
    expect(device({}, false).simulated.canShare()).toBe(false);
  });
});

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

  it('opens the camera at its back', async () => {
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

  it('asks before the page is left, and not a moment longer', () => {
    const window = new EventTarget();
    vi.stubGlobal('window', window);
    const isLeft = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(isLeft()).toBe(true);
    const stop = browserDevice.askBeforeLeaving();
    expect(isLeft()).toBe(false);
    stop();
    expect(isLeft()).toBe(true);
  });

  it('says so where the context is not secure and there is none of the three', async () => {
    vi.stubGlobal('navigator', {});
    await expect(browserDevice.copy('bc1q')).rejects.toThrow('This browser has no clipboard');
    expect(browserDevice.canShare()).toBe(false);
    expect(browserDevice.hasCamera()).toBe(false);
    await expect(browserDevice.openCamera()).rejects.toThrow(
      expect.objectContaining({ name: 'SecurityError' }),
    );
  });
});
