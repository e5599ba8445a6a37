import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { AdapterProvider, type AdapterProviderProps } from '../src/AdapterProvider';
import { createManualClock, type ManualClock } from '#src/services/manualClock';
import { settled } from '#src/testing/time';

/** The global flag by which React recognizes a test environment. */
const react = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

/** Renders a hook inside an `AdapterProvider`, and returns its results and functions that control it. */
export function renderHook<Result>(
  useIt: () => Result,
  props: Omit<AdapterProviderProps, 'children' | 'clock'>,
  now: string,
) {
  react.IS_REACT_ACT_ENVIRONMENT = true;
  const clock: ManualClock = createManualClock(Date.parse(now));
  const root = createRoot(document.createElement('div'));
  const results: Result[] = [];
  function Caller(): ReactNode {
    results.push(useIt());
    return null;
  }
  const render = (more: Partial<AdapterProviderProps> = {}) =>
    act(async () => {
      root.render(
        <AdapterProvider {...props} clock={clock} {...more}>
          <Caller />
        </AdapterProvider>,
      );
      await settled();
    });
  return {
    clock,
    render,
    get current(): Result {
      const result = results.at(-1);
      if (result === undefined) throw new Error('The hook was not rendered');
      return result;
    },
    /** How often the hook has rendered. */
    get renders() {
      return results.length;
    },
    /** Runs an event inside `act`, and waits until all promises that it resolves have settled. */
    during: (event: () => unknown) =>
      act(async () => {
        event();
        await settled();
      }),
    /** Advances the clock inside `act`. */
    pass: (ms: number) =>
      act(async () => {
        clock.advance(ms);
        await settled();
      }),
    unmount: () =>
      act(() => {
        root.unmount();
      }),
  };
}
