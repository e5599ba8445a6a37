import { describe, expect, it } from 'vitest';
import { open, pass, walletsIn } from '../../testing/openStore';
import { createStoryWorld } from '../../testing/storyWorld';

const RENT = { recipient: 'rent@example.com', amount: '47.32', currency: 'usd' } as const;
const EUROS = { from: 'usd', to: 'eur', amount: '100', received: '92' } as const;

describe('leaving the page', () => {
  it('asks nothing before an order is pending and after it is settled', async () => {
    const app = open();
    expect(app.leaving.questions).toBe(0);
    void app.send(RENT);
    expect(app.leaving.questions).toBe(1);
    await pass(app, 1_999);
    expect(app.leaving.questions).toBe(1);
    await pass(app, 1);
    expect(app.leaving.questions).toBe(0);
  });

  it('asks once while several orders are pending, until the last order ends', async () => {
    const app = open();
    app.follow();
    void app.send(RENT);
    await pass(app, 1_000);
    void app.exchange(EUROS);
    app.store.getState().actions.chooseCurrency('ada');
    expect(app.leaving.questions).toBe(1);
    await pass(app, 1_000);
    expect(app.leaving.questions).toBe(1);
    await pass(app, 1_000);
    expect(app.leaving.questions).toBe(0);
    // Prices also change during this time. These changes must not add a `beforeunload` listener.
    await pass(app, 2_000);
    void app.send(RENT);
    expect(app.leaving.questions).toBe(1);
  });

  it('asks nothing after a refused order, but asks while an order is in doubt', async () => {
    const app = open({ calls: { send: 'fail' } });
    void app.send({ ...RENT, amount: '5000' });
    expect(app.leaving.questions).toBe(0);
    void app.send(RENT);
    expect(app.leaving.questions).toBe(1);
    await pass(app, 2_000);
    expect(app.leaving.questions).toBe(1);
    app.outcomes.send = 'normal';
    const { actions, data } = app.store.getState();
    void actions.checkAgain(data.pending[0]?.id ?? '');
    await pass(app, 2_000);
    expect(app.leaving.questions).toBe(0);
  });

  it('asks until the back end has answered an order', async () => {
    const app = open({ calls: { exchange: 'hang' } });
    void app.exchange(EUROS);
    await pass(app, 3_600_000);
    expect(app.leaving.questions).toBe(1);
  });

  it('asks while an order in doubt waits for the next sign-in', async () => {
    const world = createStoryWorld({ calls: { send: 'fail' } });
    const { actions } = walletsIn(world).store.getState();
    await actions.send(RENT, { idempotencyKey: 'a' });
    world.session.leave();
    expect(world.leaving.questions).toBe(1);
  });
});
