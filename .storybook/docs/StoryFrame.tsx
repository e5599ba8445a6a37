import { DocsContext, Source } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { globalTypes } from '../toolbar';

interface Frame {
  /** The story, as its file exports it. */
  readonly of: never;
  /** How wide and high it is shown, in pixels; null takes what there is, or what the story needs. */
  readonly width: number | null;
  readonly height: number | null;
  /** Null shows none. */
  readonly code: string | null;
  /** Shows the code from the start, as a usage example has it. */
  readonly withCode: boolean;
}

const HIGHEST = 900;

type Globals = Readonly<Record<string, unknown>>;

/** Where a story is shown by itself, with the toolbar's switches as they stand. */
function useAddress(of: never): { name: string; address: string } {
  const context = useContext(DocsContext);
  const { story } = context.resolveOf(of, ['story']);
  const [globals, setGlobals] = useState<Globals>(() => context.getStoryContext(story)['globals']);
  useEffect(() => {
    // The frames tell of their own switches, too; what counts is how this page's stand.
    const look = () => {
      setGlobals(context.getStoryContext(story)['globals']);
    };
    context.channel.on(GLOBALS_UPDATED, look);
    return () => {
      context.channel.off(GLOBALS_UPDATED, look);
    };
  }, [context, story]);
  const switches = Object.keys(globalTypes).map((name) => `${name}:${String(globals[name])}`);
  // Embedded, a story is shown and not played: a play function would take the focus from the page that
  // the frame stands on, and assert a width that the page does not give. Storybook reads this name.
  return {
    name: story.name,
    address: `iframe.html?id=${story.id}&viewMode=story&embed=true&globals=${switches.join(';')}`,
  };
}

/** Tells a framed story's own height, now and whenever it changes. */
function watchHeight(frame: EventTarget, tell: (height: number) => void): void {
  const body = frame instanceof HTMLIFrameElement ? frame.contentDocument?.body : null;
  if (!body) return;
  new ResizeObserver(() => {
    tell(Math.min(body.scrollHeight, HIGHEST));
  }).observe(body);
}

/** A story in a document of its own: as wide as a phone, in another theme, or over a whole page. */
export function StoryFrame({ of, width, height, code, withCode }: Frame) {
  const [own, setOwn] = useState(160);
  const { name, address } = useAddress(of);
  return (
    <>
      <div
        style={{
          boxSizing: 'content-box',
          inlineSize: width ?? '100%',
          maxInlineSize: 'calc(100% - 2px)',
          border: '1px solid hsl(203 20% 50% / 0.4)',
          borderRadius: 4,
          overflow: 'hidden',
        }}
        onLoadCapture={({ target }) => {
          if (height === null) watchHeight(target, setOwn);
        }}
      >
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this catalogue's own. */}
        <iframe
          title={name}
          src={address}
          loading="lazy"
          style={{ display: 'block', inlineSize: '100%', blockSize: height ?? own, border: 0 }}
        />
      </div>
      {code === null ? (
        <div style={{ blockSize: 24 }} />
      ) : (
        <details open={withCode} style={{ marginBlockEnd: 24 }}>
          <summary style={{ paddingBlock: 8 }}>Show code</summary>
          <Source code={code} />
        </details>
      )}
    </>
  );
}
