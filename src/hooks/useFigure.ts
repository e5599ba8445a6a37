import type { RefObject } from 'react';
import { useCallback, useLayoutEffect, useRef, useSyncExternalStore } from 'react';

/** A value that changes by itself, such as a price: read now, and followed. */
export interface Live<Value> {
  get(): Value;
  /** The value that a page which is rendered ahead was rendered with. */
  getInitial(): Value;
  /** Calls back after changes, of this value or of others, until the returned function is called. */
  subscribe(onChange: () => void): () => void;
}

/** A value as it is, or one that changes by itself. */
export type Moving<Value> = Value | Live<Value>;

const STANDS_STILL = () => () => undefined;

function isLive<Value>(value: Moving<Value>): value is Live<Value> {
  return typeof value === 'object' && value !== null && 'subscribe' in value;
}

function toLive<Value>(value: Moving<Value>): Live<Value> {
  return isLive(value)
    ? value
    : { get: () => value, getInitial: () => value, subscribe: STANDS_STILL };
}

/** A moving value that follows from another one. */
export function derive<From, To>(from: Moving<From>, toValue: (value: From) => To): Moving<To> {
  if (!isLive(from)) return toValue(from);
  return {
    get: () => toValue(from.get()),
    getInitial: () => toValue(from.getInitial()),
    subscribe: from.subscribe,
  };
}

/** A moving value as it is now: for what of it never changes, since nothing follows it. */
export function current<Value>(value: Moving<Value>): Value {
  return toLive(value).get();
}

/** A figure as it is shown: the texts of one element, and what stands around them. */
export interface Figure {
  /** One for each text node in the element, in their order; none is empty. */
  readonly texts: readonly string[];
  /** The element's `aria-label`. */
  readonly label?: string;
  /** Everything else that depends on the value. While it stays the same, only texts change. */
  readonly frame?: string | number;
}

/** Writes the texts that differ. Where the element has another number of them it writes nothing. */
function writeInto(element: Element | null, { texts, label }: Figure): boolean {
  if (!element) return false;
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  if (nodes.length !== texts.length) return false;
  let isWritten = false;
  nodes.forEach((node, index) => {
    const text = texts[index] ?? '';
    if (node.data === text) return;
    node.data = text;
    isWritten = true;
  });
  if (isWritten && label !== undefined) element.setAttribute('aria-label', label);
  return true;
}

/**
 * The figure of a moving value, for React to render into the element that gets the ref. Later values are
 * written into that element's texts past React, whose rendering would be most of a price tick's work on a
 * phone (docs/adr/0012-figures-are-written-past-react.md). React renders when the frame or the number of
 * texts changes. Whenever it renders, the texts are right again before they are painted.
 */
export function useFigure<Value, Shown extends Figure, Target extends Element = HTMLElement>(
  value: Moving<Value>,
  show: (value: Value) => Shown,
): readonly [Shown, RefObject<Target | null>] {
  const { get, getInitial, subscribe } = toLive(value);
  const element = useRef<Target>(null);
  const writer = useRef({ isUsed: false, write: (): boolean => false });

  const follow = useCallback(
    (render: () => void) =>
      subscribe(() => {
        try {
          if (writer.current.write()) return;
        } catch {
          // React meets the same error as it renders, and a boundary tells of it.
        }
        render();
      }),
    [subscribe],
  );
  const rendered = useSyncExternalStore(follow, get, getInitial);
  const figure = show(rendered);

  useLayoutEffect(() => {
    let written = rendered;
    const write = () => {
      const now = get();
      if (Object.is(now, written)) return true;
      written = now;
      writer.current.isUsed = true;
      const next = show(now);
      return next.frame === figure.frame && writeInto(element.current, next);
    };
    // React writes what differs from its last rendering, and does not know what was written past it.
    if (writer.current.isUsed) writeInto(element.current, figure);
    writer.current.write = write;
  });

  return [figure, element];
}
