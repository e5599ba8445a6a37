interface PlayContext {
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
function isAsWritten({ globals, storyGlobals }: PlayContext): boolean {
  return (
    globals['world'] === 'story' &&
    (globals['textSize'] === 'normal' || storyGlobals['textSize'] !== undefined)
  );
}

function whenAsWritten(play: Play): Play {
  return (context) => (isAsWritten(context) ? play(context) : undefined);
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
