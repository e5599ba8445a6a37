import { DocsContext, Source } from '@storybook/addon-docs/blocks';
import {
  useCallback,
  useContext,
  useEffect,
  useState,
  type CSSProperties,
  type RefCallback,
} from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { selectSnippetForStory } from 'storybook/open-service';
import { getService } from 'storybook/preview-api';
import { globalTypes } from '../toolbar';
import { isWide } from './phoneWidth';

interface Frame {
  /** The story: an export of a stories file. */
  readonly of: never;
  /** The width in pixels. If it is null, the frame fills the page. */
  readonly width?: number | null;
  /** The height in pixels. If it is null, the frame fits the story. */
  readonly height?: number | null;
  /** Whether the code below the story is open at first. */
  readonly code?: 'shown' | 'hidden' | 'none';
}

/** The height above which the story scrolls in its frame. */
const MAX_HEIGHT = 1_600;

type Globals = Readonly<Record<string, unknown>>;

/** Returns the name of a story, and the URL that shows only this story with the current values of the toolbar. */
function useAddress(of: never): { name: string; address: string } {
  const context = useContext(DocsContext);
  const { story } = context.resolveOf(of, ['story']);
  const [globals, setGlobals] = useState<Globals>(() => context.getStoryContext(story)['globals']);
  useEffect(() => {
    // Stories in frames also emit this event, with the globals of their frame. So the page reads its own globals, and
    // not the globals in the event.
    const update = () => {
      setGlobals(context.getStoryContext(story)['globals']);
    };
    context.channel.on(GLOBALS_UPDATED, update);
    return () => {
      context.channel.off(GLOBALS_UPDATED, update);
    };
  }, [context, story]);
  const switches = Object.keys(globalTypes).map((name) => `${name}:${String(globals[name])}`);
  // With `embed=true` Storybook does not run the play function. The function would take the focus from the docs page,
  // and might expect another width.
  return {
    name: story.name,
    address: `iframe.html?id=${story.id}&viewMode=story&embed=true&globals=${switches.join(';')}`,
  };
}

/** Calls `onHeight` with the height of the story in a frame, now and after each change. */
function watchHeight(frame: EventTarget, onHeight: (height: number) => void): void {
  const body = frame instanceof HTMLIFrameElement ? frame.contentDocument?.body : null;
  if (!body) return;
  new ResizeObserver(() => {
    onHeight(Math.min(body.scrollHeight, MAX_HEIGHT));
  }).observe(body);
}

/**
 * Returns the code of a story, or undefined until it is loaded. The block `Source` finds only the code of stories that
 * have rendered on the page, and not in a frame.
 */
function useCode(of: never): string | undefined {
  const { id } = useContext(DocsContext).resolveOf(of, ['story']).story;
  const [code, setCode] = useState<string>();
  useEffect(() => {
    const load = async () => {
      const [component = id] = id.split('--');
      const { storyDocs } = getService('core/story-docs', { internal: true }).queries;
      const docs = await storyDocs.loaded({ id: component });
      // The types of the two differ only in `undefined` for an absent import.
      setCode(selectSnippetForStory(docs as Parameters<typeof selectSnippetForStory>[0], id));
    };
    void load();
  }, [id]);
  return code;
}

/** The code of a story. A press of the line above shows or hides it. */
function Code({ of, isOpenAtFirst }: { of: never; isOpenAtFirst: boolean }) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const code = useCode(of);
  if (code === undefined) return null;
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
      }}
      className="florin-frame-code"
    >
      <summary>{isOpen ? 'Hide code' : 'Show code'}</summary>
      <Source code={code} language="jsx" />
    </details>
  );
}

/**
 * Returns the styles of a frame that scale a story of a wide window to the width of an element, and a ref for the
 * element. Stories of phones are not scaled, because they also fit into a narrower window.
 */
function useFit(width: number | null): [fit: CSSProperties, ref: RefCallback<HTMLElement>] {
  const [room, setRoom] = useState(0);
  const ref = useCallback((box: HTMLElement | null) => {
    if (!box) return undefined;
    const observer = new ResizeObserver(() => {
      setRoom(box.clientWidth);
    });
    observer.observe(box);
    return () => {
      observer.disconnect();
    };
  }, []);
  const isScaled = width !== null && isWide(width) && room > 0 && room < width;
  return [isScaled ? { inlineSize: width, zoom: room / width } : { inlineSize: '100%' }, ref];
}

/** Shows a story in a frame, for stories that need the width of a phone, another theme, or a whole page. */
export function StoryFrame({ of, width = null, height = null, code = 'none' }: Frame) {
  const [contentHeight, setContentHeight] = useState(160);
  const { name, address } = useAddress(of);
  const [fit, ref] = useFit(width);
  return (
    <>
      <div
        ref={ref}
        style={{
          boxSizing: 'content-box',
          inlineSize: width ?? '100%',
          maxInlineSize: 'calc(100% - 2px)',
          marginInline: 'auto',
          border: '1px solid hsl(203 20% 50% / 0.4)',
          borderRadius: 4,
          overflow: 'hidden',
        }}
        onLoadCapture={({ target }) => {
          if (height === null) watchHeight(target, setContentHeight);
        }}
      >
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this catalogue. */}
        <iframe
          title={name}
          src={address}
          loading="lazy"
          style={{
            display: 'block',
            ...fit,
            blockSize: height ?? contentHeight,
            border: 0,
          }}
        />
      </div>
      {code === 'none' ? (
        <div style={{ blockSize: 24 }} />
      ) : (
        <Code of={of} isOpenAtFirst={code === 'shown'} />
      )}
    </>
  );
}
