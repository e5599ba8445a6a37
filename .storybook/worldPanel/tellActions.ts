import { action } from 'storybook/actions';
import type { StoryWorld } from '../../src/testing/storyWorld';
import { aroundCalls } from './aroundCalls';

/** What a call was given, without a password that somebody typed. */
function withoutPassword(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || !('password' in given)) return given;
  return { ...given, password: '••••••••' };
}

/** Lets a story's world tell in the Actions panel what happens in it, each call under its name. */
export function tellActions(world: StoryWorld): StoryWorld {
  const { log } = world;
  aroundCalls(world, (name, given, call) => {
    action(name)(...given.map(withoutPassword));
    const answer = call();
    answer.then(action(`${name} answered`), (cause: unknown) => {
      action(`${name} failed`)(String(cause));
    });
    return answer;
  });
  return Object.assign(world, {
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
