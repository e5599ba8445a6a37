import type { Globals } from 'storybook/internal/types';
import { STORY_FINISHED, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** The type of a message from a page to a frame in the page. It contains values of the toolbar. */
const SET = 'florin:set-globals';

/** The type of a message from a frame to its page, after a story has rendered completely. */
const FINISHED = 'florin:finished';

interface Message {
  readonly type?: unknown;
  readonly globals?: Globals;
}

const dataOf = ({ data }: MessageEvent): Message =>
  typeof data === 'object' && data !== null ? (data as Message) : {};

/** Changes values of the toolbar in a frame of this page. The frame renders its story again, without loading. */
export function setGlobalsIn(frame: HTMLIFrameElement, globals: Globals): void {
  frame.contentWindow?.postMessage({ type: SET, globals }, window.location.origin);
}

/** Calls `onFinished` after each rendering of the story in a frame. Returns a function that stops this. */
export function watchFrame(frame: HTMLIFrameElement, onFinished: () => void): () => void {
  const receive = (event: MessageEvent) => {
    if (event.source === frame.contentWindow && dataOf(event).type === FINISHED) onFinished();
  };
  window.addEventListener('message', receive);
  return () => {
    window.removeEventListener('message', receive);
  };
}

/** In a frame of a docs page, applies the page's changes of the toolbar, and reports each rendering to the page. */
export function followPage(): void {
  const { parent } = window;
  const channel = addons.getChannel();
  channel.on(STORY_FINISHED, () => {
    parent.postMessage({ type: FINISHED }, window.location.origin);
  });
  window.addEventListener('message', (event) => {
    const { type, globals } = dataOf(event);
    if (event.source === parent && type === SET && globals !== undefined)
      channel.emit(UPDATE_GLOBALS, { globals });
  });
}
