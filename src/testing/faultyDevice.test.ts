import { describe, expect, it, vi } from 'vitest';
import type { Device } from '../services/device';
import { faultyDevice, type Outcomes } from './faults';
import { createManualClock } from '../services/manualClock';

function device(outcomes: Outcomes = {}, canShare = true, hasCamera = true) {
  const own = {
    copy: vi.fn<Device['copy']>(() => Promise.resolve()),
    canShare: () => canShare,
    share: vi.fn<Device['share']>(() => Promise.resolve()),
    print: vi.fn<Device['print']>(),
    save: vi.fn<Device['save']>(() => Promise.resolve()),
    hasCamera: () => hasCamera,
    openCamera: vi.fn<Device['openCamera']>(() => Promise.reject(new Error('No camera'))),
    confirmBeforeUnload: vi.fn<Device['confirmBeforeUnload']>(() => () => undefined),
    onReconnect: vi.fn<Device['onReconnect']>(() => () => undefined),
  };
  const clock = createManualClock(0);
  const conditions = { clock, outcomes, delays: () => 'real' as const };
  return { own, clock, faulty: faultyDevice(own, conditions) };
}

describe('a device with faults', () => {
  it('copies and shares with the wrapped device, without a delay', async () => {
    const { own, clock, faulty } = device();
    await faulty.copy('bc1q');
    await faulty.share('Send BTC to bc1q');
    expect(own.copy.mock.calls).toEqual([['bc1q']]);
    expect(own.share.mock.calls).toEqual([['Send BTC to bc1q']]);
    expect(clock.now()).toBe(0);
  });

  it('saves with the wrapped device, or fails', async () => {
    const file = { name: 'a.csv', type: 'text/csv', text: 'a,b' };
    const { own, faulty } = device();
    await faulty.save(file);
    expect(own.save.mock.calls).toEqual([[file]]);
    const broken = device({ save: 'fail' });
    await expect(broken.faulty.save(file)).rejects.toThrow('The save call failed');
    expect(broken.own.save).not.toHaveBeenCalled();
  });

  it('can be set to fail, and then does not call the wrapped device', async () => {
    const { own, faulty } = device({ copy: 'fail', share: 'fail' });
    await expect(faulty.copy('bc1q')).rejects.toThrow('The copy call failed');
    await expect(faulty.share('bc1q')).rejects.toThrow('The share call failed');
    expect(own.copy).not.toHaveBeenCalled();
    expect(own.share).not.toHaveBeenCalled();
  });

  it('rejects with the refusal of the wrapped device', async () => {
    const { own, faulty } = device();
    own.copy.mockRejectedValueOnce(new Error('Write permission denied'));
    await expect(faulty.copy('bc1q')).rejects.toThrow('Write permission denied');
  });

  it('prints with the wrapped device', () => {
    const { own, faulty } = device();
    faulty.print();
    expect(own.print).toHaveBeenCalledOnce();
  });

  it('opens the camera of the wrapped device, or rejects with its error', async () => {
    const { own, faulty } = device();
    await expect(faulty.openCamera()).rejects.toThrow('No camera');
    const stream = {} as MediaStream;
    own.openCamera.mockResolvedValueOnce(stream);
    expect(await faulty.openCamera()).toBe(stream);
    expect(device({}, true, false).faulty.hasCamera()).toBe(false);
    expect(faulty.hasCamera()).toBe(true);
  });

  it('can share if the wrapped device can share', () => {
    expect(device({}, true).faulty.canShare()).toBe(true);
    expect(device({}, false).faulty.canShare()).toBe(false);
  });

  it('asks before unload and listens to the network with the wrapped device', () => {
    const { own, faulty } = device();
    const [stopAsking, stopListening] = [() => undefined, () => undefined];
    own.confirmBeforeUnload.mockReturnValueOnce(stopAsking);
    own.onReconnect.mockReturnValueOnce(stopListening);
    const run = () => undefined;
    expect(faulty.confirmBeforeUnload()).toBe(stopAsking);
    expect(faulty.onReconnect(run)).toBe(stopListening);
    expect(own.onReconnect).toHaveBeenCalledExactlyOnceWith(run);
  });
});
