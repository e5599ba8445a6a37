import { useEffect, useState } from 'react';
import { FORCE_REMOUNT } from 'storybook/internal/core-events';
import { useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { EVENTS, type WorldCommand, type WorldSnapshot } from '../protocol';

/**
 * The data that the panel shows about the current story, and functions that change the story's clock and calls.
 */
export interface StoryWorldControl {
  /** Null if the story has no world, and until the first snapshot has arrived. */
  readonly snapshot: WorldSnapshot | null;
  /** Changes the clock of the story, or the outcome of its calls. */
  command(command: WorldCommand): void;
  /** Remounts the story with a new clock and new data. */
  reset(): void;
}

/** Connects the panel to the current story. */
export function useStoryWorld(): StoryWorldControl {
  const api = useStorybookApi();
  const { storyId } = useStorybookState();
  const [snapshot, setSnapshot] = useState<WorldSnapshot | null>(null);

  useEffect(() => {
    api.on(EVENTS.state, setSnapshot);
    // The story may have sent a snapshot before the panel listened, so the panel requests one.
    api.emit(EVENTS.request);
    return () => {
      api.off(EVENTS.state, setSnapshot);
    };
  }, [api]);

  return {
    snapshot,
    command: (command) => {
      api.emit(EVENTS.command, command);
    },
    reset: () => {
      api.emit(FORCE_REMOUNT, { storyId });
    },
  };
}
