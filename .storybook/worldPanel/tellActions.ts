import { action } from 'storybook/actions';
import type { StoryWorld } from '../../src/services/storyWorld';

/** What a call was given, without a password that somebody typed. */
function withoutPassword(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || !('password' in given)) return given;
  return { ...given, password: '••••••••' };
}

/** Logs a service's calls and how they end in the Actions panel, each under its own name. */
function telling<Service extends object>(service: Service, names: readonly (keyof Service)[]) {
  const told = names.map((name) => {
    const call = service[name] as (...given: unknown[]) => Promise<unknown>;
    const label = String(name);
    const tellingCall = (...given: unknown[]) => {
      action(label)(...given.map(withoutPassword));
      const answer = call(...given);
      answer.then(action(`${label} answered`), (cause: unknown) => {
        action(`${label} failed`)(String(cause));
      });
      return answer;
    };
    return [name, tellingCall];
  });
  return { ...service, ...Object.fromEntries(told) } as Service;
}

/** Lets a story's world tell in the Actions panel what happens in it. */
export function tellActions(world: StoryWorld): StoryWorld {
  const { authentication, payments, device, log } = world;
  return Object.assign(world, {
    authentication: telling(authentication, ['login', 'signup', 'biometric', 'demo', 'logout']),
    payments: telling(payments, ['send', 'exchange']),
    device: telling(device, ['copy', 'share']),
    log: {
      info(message: string, details?: unknown) {
        action('log')(message, details);
        log.info(message, details);
      },
      warn(message: string, cause?: unknown) {
        action('log')(message, String(cause));
        log.warn(message, cause);
      },
    },
  });
}
