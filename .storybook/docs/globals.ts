import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import type { Globals } from 'storybook/internal/types';

type Context = Pick<DocsContextProps, 'channel'>;

/** Returns the values of the toolbar, as the last event contains them. */
function globalsOf({ channel }: Context): Globals {
  const events = [GLOBALS_UPDATED, SET_GLOBALS].flatMap(
    (event) => (channel.last(event) ?? []) as { globals?: Globals }[],
  );
  return events.find(({ globals }) => globals !== undefined)?.globals ?? {};
}

/** Returns the values of the toolbar for a docs page. */
export function useGlobals(context: Context): Globals {
  const [globals, setGlobals] = useState(() => globalsOf(context));
  useEffect(() => {
    const update = (event: { globals: Globals }) => {
      setGlobals(event.globals);
    };
    // The values may have changed before the effect ran.
    setGlobals(globalsOf(context));
    context.channel.on(GLOBALS_UPDATED, update);
    return () => {
      context.channel.off(GLOBALS_UPDATED, update);
    };
  }, [context]);
  return globals;
}
