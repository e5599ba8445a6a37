import type { CallName } from '../../src/services/simulation';
import type { StoryWorld } from '../../src/testing/storyWorld';

/** Is told of a call, makes it, and returns its answer. */
export type Around = (
  name: CallName,
  given: readonly unknown[],
  call: () => Promise<unknown>,
) => Promise<unknown>;

/** Lets a story's world make each of its calls to the outside through `around`. */
export function aroundCalls(world: StoryWorld, around: Around): StoryWorld {
  function wrap<Service extends object>(service: Service, names: readonly CallName[]): Service {
    const calls = service as Record<CallName, (...given: unknown[]) => Promise<unknown>>;
    const wrapped = names.map((name) => {
      const call = calls[name];
      return [name, (...given: unknown[]) => around(name, given, () => call(...given))];
    });
    return { ...service, ...Object.fromEntries(wrapped) } as Service;
  }
  return Object.assign(world, {
    authentication: wrap(world.authentication, [
      'signIn',
      'signUp',
      'signInWithBiometrics',
      'signInAsDemo',
      'signOut',
    ]),
    payments: wrap(world.payments, ['send', 'exchange']),
    device: wrap(world.device, ['copy', 'share']),
  });
}
