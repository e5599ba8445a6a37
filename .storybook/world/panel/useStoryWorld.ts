import { useEffect, useState } from 'react';
import { FORCE_REMOUNT } from 'storybook/internal/core-events';
import { useStorybookApi, useStorybookState } from 'storybook/manager-api';
import type { WorldCommand, WorldSnapshot } from '../protocol';
import { EVENTS } from '../protocol';

/** The world of the story that is shown, as the panel sees it, and how the panel changes it. */
export interface StoryWorldControl {
  /** Null for a story without a world, and until it has told about it. */
  readonly snapshot: WorldSnapshot | null;
  /** Changes the world. */
  command(what: WorldCommand): void;
  /** Starts the story anew, with a fresh world. */
  reset(): void;
}

/** Listens to the story that is shown. */
export function useStoryWorld(): StoryWorldControl {
  const api = useStorybookApi();
  const { storyId } = useStorybookState();
  const [snapshot, setSnapshot] = useState<WorldSnapshot | null>(null);

  useEffect(() => {
    api.on(EVENTS.state, setSnapshot);
    // The story may have told before anybody listened.
    api.emit(EVENTS.ask);
    return () => {
      api.off(EVENTS.state, setSnapshot);
    };
  }, [api]);

  return {
    snapshot,
    command: (what) => {
      api.emit(EVENTS.command, what);
    },
    reset: () => {
      api.emit(FORCE_REMOUNT, { storyId });
    },
  };
}
