import { Source, Story } from '@storybook/addon-docs/blocks';
import { useState } from 'react';

interface Frame {
  /** The story, as its file exports it. */
  readonly of: never;
  /** How wide and high it is shown, in pixels; null takes what there is, or what the story needs. */
  readonly width: number | null;
  readonly height: number | null;
  /** Shows the code from the start, as a usage example has it. */
  readonly withCode?: boolean;
}

const HIGHEST = 900;

// Framed stories are shown, not played: a play function would take the focus from the page that the
// frame stands on, and assert a width that the page does not give. Storybook reads this name.
Object.assign(globalThis, { PREVIEW_URL: 'iframe.html?embed=true' });

/** Tells a framed story's own height, now and whenever it changes. */
function watchHeight(frame: EventTarget, tell: (height: number) => void): void {
  const body = frame instanceof HTMLIFrameElement ? frame.contentDocument?.body : null;
  if (!body) return;
  new ResizeObserver(() => {
    tell(Math.min(body.scrollHeight, HIGHEST));
  }).observe(body);
}

/** A story in a document of its own: as wide as a phone, in another theme, or over a whole page. */
export function StoryFrame({ of, width, height, withCode = false }: Frame) {
  const [own, setOwn] = useState(160);
  return (
    <>
      <div
        style={{
          boxSizing: 'content-box',
          inlineSize: width ?? '100%',
          maxInlineSize: 'calc(100% - 2px)',
          border: '1px solid hsl(203 50% 30% / 0.25)',
          borderRadius: 4,
          overflow: 'hidden',
        }}
        onLoadCapture={({ target }) => {
          if (height === null) watchHeight(target, setOwn);
        }}
      >
        <Story of={of} inline={false} height={`${String(height ?? own)}px`} />
      </div>
      <details open={withCode} style={{ marginBlockEnd: 24 }}>
        <summary style={{ paddingBlock: 8 }}>Show code</summary>
        <Source of={of} />
      </details>
    </>
  );
}
