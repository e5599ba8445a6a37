import type { BackEndUnderTest } from './backEnd';
import type { Bench } from './bench';
import { expectAlike } from './expect';

/** Aborts a call before it begins, or while it is pending. Fails unless the call rejects with the reason. */
export async function abort(
  bench: Bench<BackEndUnderTest>,
  name: string,
  begin: (options: { readonly signal: AbortSignal }) => Promise<unknown>,
  isBefore: boolean,
): Promise<void> {
  const controller = new AbortController();
  const abortNow = () => {
    controller.abort(new Error('Aborted'));
  };
  if (isBefore) abortNow();
  const error = await bench.rejection(() => {
    const answer = begin({ signal: controller.signal });
    if (!isBefore) abortNow();
    return answer;
  }, `${name} that was aborted`);
  expectAlike(String(error), 'Error: Aborted', `The rejection of ${name} that was aborted`);
}
