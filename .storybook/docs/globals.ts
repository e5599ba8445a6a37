import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { useCallback, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import type { Globals } from 'storybook/internal/types';

const NONE: Globals = {};

type Context = Pick<DocsContextProps, 'channel'>;

/** Returns the values of the toolbar, as the last event contains them. */
function globalsOf({ channel }: Context): Globals {
  const events = [GLOBALS_UPDATED, SET_GLOBALS].flatMap(
    (event) => (channel.last(event) ?? []) as { globals?: Globals }[],
  );
  return events.find(({ globals }) => globals !== undefined)?.globals ?? NONE;
}

/** Returns the values of the toolbar for a docs page. */
export function useGlobals(context: Context): Globals {
  const { channel } = context;
  const subscribe = useCallback(
    (onChange: () => void) => {
      channel.on(GLOBALS_UPDATED, onChange);
      return () => {
        channel.off(GLOBALS_UPDATED, onChange);
      };
    },
    [channel],
  );
  return useSyncExternalStore(subscribe, () => globalsOf(context));
}
