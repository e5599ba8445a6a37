import { expect, it } from 'vitest';
import { createLine } from './line';

it('the line delivers a late answer, even if the back end answers only after the release', async () => {
  const line = createLine();
  line.fates.push('answer late');
  let answer = (_response: Response) => {};
  const fetch = line.wrapFetch(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const call = fetch('/payments', { headers: { 'Idempotency-Key': 'key' } });
  line.release();
  answer(new Response('late'));
  expect(await (await call).text()).toBe('late');
});
