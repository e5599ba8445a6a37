import { describe, expect, it, vi } from 'vitest';
import { createManualClock } from '../testing/manualClock';
import type { BegunCall, CallName, Delays, Outcomes } from './simulation';
import { createCall } from './simulation';
import { durationOf, settled } from '../testing/time';

function simulation(delays: Delays | (() => Delays), outcomes: Outcomes = {}) {
  const clock = createManualClock(0);
  return { clock, call: createCall({ clock, delays, outcomes }) };
}

describe('a simulated call', () => {
  it('gives its answer when nothing else is said', async () => {
    const { call } = simulation('none');
    await expect(call('signIn', 1_000, () => 'yes', 'no')).resolves.toBe('yes');
  });

  it('waits for an answer that takes its own time', async () => {
    const { call } = simulation('none');
    await expect(call('signIn', 0, () => Promise.resolve('later'))).resolves.toBe('later');
  });

  it('says no when it is told to refuse, without asking for the answer', async () => {
    const { call } = simulation('none', { signIn: 'refuse' });
    const answer = vi.fn(() => 'yes');
    await expect(call('signIn', 0, answer, 'no')).resolves.toBe('no');
    expect(answer).not.toHaveBeenCalled();
  });

  it('can refuse with null, and answers where there is nothing to refuse with', async () => {
    const { call } = simulation('none', { signIn: 'refuse' });
    await expect(call<string | null>('signIn', 0, () => 'yes', null)).resolves.toBeNull();
    await expect(call('signIn', 0, () => 'yes')).resolves.toBe('yes');
  });

  it('throws a sentence that names the call when it is told to fail', async () => {
    const { call } = simulation('none', { exchange: 'fail' });
    const answer = vi.fn(() => 'yes');
    await expect(call('exchange', 0, answer)).rejects.toThrow('The exchange call failed');
    expect(answer).not.toHaveBeenCalled();
  });

  it('passes on what the answer throws', async () => {
    const { call } = simulation('none');
    const broken = () => {
      throw new Error('No clipboard');
    };
    await expect(call('copy', 0, broken)).rejects.toThrow('No clipboard');
  });

  it('never ends and keeps no timer when it hangs', async () => {
    const { clock, call } = simulation('real', { send: 'hang' });
    const hanging = call('send', 2_000, () => 'sent');
    expect(clock.pending).toBe(0);
    expect(await durationOf(clock, hanging)).toBe(Infinity);
  });

  it('goes wrong only where it is told to', async () => {
    const { call } = simulation('none', { signIn: 'fail' });
    const others: readonly CallName[] = [
      'signUp',
      'signInWithBiometrics',
      'signInAsDemo',
      'send',
      'copy',
      'share',
    ];
    const answers = await Promise.all(others.map((name) => call(name, 0, () => name)));
    expect(answers).toEqual([
      'signUp',
      'signInWithBiometrics',
      'signInAsDemo',
      'send',
      'copy',
      'share',
    ]);
  });
});

describe('the delay of a call', () => {
  it.each(['normal', 'refuse', 'fail'] as const)(
    'passes before the outcome %s',
    async (outcome) => {
      const { clock, call } = simulation('real', { signIn: outcome });
      expect(
        await durationOf(
          clock,
          call('signIn', 1_000, () => 'yes', 'no'),
        ),
      ).toBe(1_000);
    },
  );

  it('is none in a world without delays, and sets no timer', async () => {
    const { clock, call } = simulation('none');
    const answered = call('send', 2_000, () => 'sent');
    expect(clock.pending).toBe(0);
    await expect(answered).resolves.toBe('sent');
    expect(clock.now()).toBe(0);
  });

  it('is five times the specified one in a slow world', async () => {
    const { clock, call } = simulation('slow');
    expect(
      await durationOf(
        clock,
        call('signIn', 1_000, () => 'yes'),
      ),
    ).toBe(5_000);
  });

  it('is asked for at every call, so that a running world can slow down', async () => {
    const world: { delays: Delays } = { delays: 'none' };
    const { clock, call } = simulation(() => world.delays);
    const send = () => call('send', 2_000, () => 'sent');
    expect(await durationOf(clock, send())).toBe(0);
    world.delays = 'real';
    expect(await durationOf(clock, send())).toBe(2_000);
  });

  it('passes before the answer is asked for, so that it is the answer of that moment', async () => {
    const { clock, call } = simulation('real');
    const answered = call('signIn', 1_000, () => clock.now());
    clock.advance(1_000);
    await expect(answered).resolves.toBe(1_000);
  });
});

describe('the outcomes', () => {
  it('are read at every call, so that a running world can go wrong and recover', async () => {
    const outcomes: Outcomes = {};
    const { call } = simulation('none', outcomes);
    const send = () => call('send', 0, () => 'sent');
    await expect(send()).resolves.toBe('sent');
    outcomes.send = 'fail';
    await expect(send()).rejects.toThrow('The send call failed');
    outcomes.send = 'normal';
    await expect(send()).resolves.toBe('sent');
    delete outcomes.send;
    await expect(send()).resolves.toBe('sent');
  });

  it('can name the next call alone, whichever it is, and that call uses it up', async () => {
    const outcomes: Outcomes = { send: 'hang', next: 'fail' };
    const { call } = simulation('none', outcomes);
    await expect(call('copy', 0, () => 'copied')).rejects.toThrow('The copy call failed');
    await expect(call('copy', 0, () => 'copied')).resolves.toBe('copied');
    outcomes.next = 'normal';
    await expect(call('send', 0, () => 'sent')).resolves.toBe('sent');
    expect(outcomes).toEqual({ send: 'hang' });
  });

  it('of a call that is under way stay as they were when it began', async () => {
    const outcomes: Outcomes = {};
    const { clock, call } = simulation('real', outcomes);
    const answered = call('send', 2_000, () => 'sent');
    clock.advance(1_000);
    outcomes.send = 'fail';
    await settled();
    clock.advance(1_000);
    await expect(answered).resolves.toBe('sent');
  });
});

describe('a listener', () => {
  function listening(outcomes: Outcomes) {
    const clock = createManualClock(0);
    const heard: BegunCall[] = [];
    const onCall = (call: BegunCall) => heard.push(call);
    return { clock, heard, call: createCall({ clock, delays: 'real', outcomes, onCall }) };
  }

  it('is told of every call as it begins, and how it is going to end', () => {
    const { heard, call } = listening({ signIn: 'refuse', next: 'hang' });
    void call('send', 2_000, () => 'sent');
    void call('signIn', 1_000, () => 'yes', 'no');
    void call('copy', 0, () => 'copied');
    expect(heard.map(({ name, outcome }) => `${name}: ${outcome}`)).toEqual([
      'send: hang',
      'signIn: refuse',
      'copy: normal',
    ]);
  });

  it('hears the answer of each, or its failure', async () => {
    const { clock, heard, call } = listening({ send: 'fail' });
    const copied = call('copy', 0, () => 'copied');
    const sent = call('send', 2_000, () => 'sent');
    clock.advance(2_000);
    await expect(copied).resolves.toBe('copied');
    await expect(sent).rejects.toThrow('The send call failed');
    await expect(heard[0]?.answered).resolves.toBe('copied');
    await expect(heard[1]?.answered).rejects.toThrow('The send call failed');
  });
});
