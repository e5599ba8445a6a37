import type { StoryContext } from '@storybook/react-vite';
import { FORCE_REMOUNT, STORY_FINISHED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

interface PlayContext {
  readonly id: string;
  readonly globals: Readonly<Record<string, unknown>>;
  readonly storyGlobals: Readonly<Record<string, unknown>>;
}

type Play = (context: PlayContext) => unknown;

interface StoryInput {
  play?: Play;
}

/** What is needed here of what `definePreview` returns; its real type knows every story's props. */
interface Factory {
  meta: (input: StoryInput) => { story: (input?: StoryInput) => unknown };
}

/**
 * Whether the toolbar's switches stand as the story was written: a play function's expectations hold
 * in the story's own world and at its own size of text.
 */
function isAsWritten({ globals, storyGlobals }: Omit<PlayContext, 'id'>): boolean {
  return (
    globals['world'] === 'story' &&
    (globals['textSize'] === 'normal' || storyGlobals['textSize'] !== undefined)
  );
}

/** The story that is shown, if it has a play function, and whether it stands as that left it. */
let shown: (Pick<PlayContext, 'id' | 'storyGlobals'> & { isPlayed: boolean }) | null = null;

function whenAsWritten(play: Play): Play {
  return (context) => {
    const isPlayed = isAsWritten(context);
    shown = { id: context.id, storyGlobals: context.storyGlobals, isPlayed };
    return isPlayed ? play(context) : undefined;
  };
}

/**
 * Plays a story when somebody comes back to it from another world or size of text. Storybook plays
 * at the first rendering alone, and coming back is only one more. It is asked after each of them.
 */
export function replayOnReturn({
  id,
  globals,
  viewMode,
}: Pick<StoryContext, 'id' | 'globals' | 'viewMode'>): void {
  if (viewMode !== 'story' || shown?.id !== id) return;
  // Another world has been built from scratch, and so will be the story's own.
  if (globals['world'] !== 'story') shown.isPlayed = false;
  if (shown.isPlayed || !isAsWritten({ globals, storyGlobals: shown.storyGlobals })) return;
  shown = null;
  const channel = addons.getChannel();
  // This rendering has to end before the story can be started anew.
  channel.once(STORY_FINISHED, () => {
    channel.emit(FORCE_REMOUNT, { storyId: id });
  });
}

/**
 * Lets play functions run only where the story is shown as it was written. Whoever looks at a story
 * in an empty world wants to see it there, and not that $20,009.34 are missing. It changes the given
 * preview, because Storybook reads its file and wants to find `definePreview` there.
 */
export function playAsWritten(preview: unknown): void {
  const factory = preview as Factory;
  const defineMeta = factory.meta.bind(factory);
  factory.meta = (metaInput) => {
    const meta = defineMeta(metaInput);
    const defineStory = meta.story.bind(meta);
    meta.story = (input) =>
      defineStory(input?.play ? { ...input, play: whenAsWritten(input.play) } : input);
    return meta;
  };
}
