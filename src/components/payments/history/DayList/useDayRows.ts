import type { Range, VirtualItem } from '@tanstack/react-virtual';
import {
  defaultRangeExtractor,
  observeWindowRect,
  useWindowVirtualizer,
} from '@tanstack/react-virtual';
import type { RefObject } from 'react';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { HistoryDay } from '../../../../domain/history/historyDays';

/** Estimated heights in pixels until a line has been measured. */
const HEADING = 56;
const ROW = 96;

/** The number of lines outside the window. Tab and screen readers find the next line with it. */
const OVERSCAN = 8;

/**
 * The number of lines that stay on both sides of the focused line, because Tab moves there. One of them may be a
 * heading.
 */
const BESIDE = 2;

/** The assumed window on a server and before it is measured: a tall phone. */
const FIRST_WINDOW = { width: 448, height: 900 };

/** A line in the document. */
export interface DayRow {
  /** The line's position in its day. */
  readonly at: number;
  /** The position among all headings and lines. It identifies the line for measuring. */
  readonly index: number;
  /** Pixels below the top of its list. */
  readonly top: number;
}

/** A day in the document, with its lines in the document. */
export interface DaySection {
  readonly day: HistoryDay;
  /** The position of its heading. */
  readonly index: number;
  /** Pixels below the top of the list of days. */
  readonly top: number;
  /** Pixels from the top of the section to the top of its lines. */
  readonly heading: number;
  /** The height of the whole list in pixels. */
  readonly height: number;
  readonly rows: readonly DayRow[];
}

/** The position of each day's heading among all headings and lines, and the number of all at the end. */
function startsOf(days: readonly HistoryDay[]): readonly number[] {
  const starts = [0];
  for (const { transactions } of days) starts.push((starts.at(-1) ?? 0) + transactions.length + 1);
  return starts;
}

/** The day of a position: the last one that starts at it or before it. */
function dayAt(starts: readonly number[], index: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= index) low = middle;
    else high = middle;
  }
  return low;
}

/** Calls back when the height of the page changes, which also happens above the list. */
function observePage(onChange: () => void): () => void {
  // Test environments such as jsdom have no layout.
  if (!('ResizeObserver' in window)) return () => undefined;
  let frame = 0;
  // In the next frame, because the callback changes the height again.
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(onChange);
  });
  observer.observe(document.body);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}

/** The distance of an element from the top of the document. It is also measured in every rendering. */
function useTop(box: RefObject<HTMLElement | null>): number {
  const topOf = () =>
    box.current ? Math.round(box.current.getBoundingClientRect().top + window.scrollY) : 0;
  return useSyncExternalStore(observePage, topOf, () => 0);
}

/**
 * The days and lines in the document: those in or near the window, and the focused one with its neighbours.
 */
export function useDayRows(
  days: readonly HistoryDay[],
  box: RefObject<HTMLElement | null>,
  focused: number | null,
) {
  const starts = useMemo(() => startsOf(days), [days]);
  const count = starts.at(-1) ?? 0;
  const isHeading = useCallback(
    (index: number) => starts[dayAt(starts, index)] === index,
    [starts],
  );

  // oxlint-disable-next-line react/incompatible-library -- the React compiler is not used.
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count,
    overscan: OVERSCAN,
    initialRect: FIRST_WINDOW,
    // A window with a height of zero would never show a line.
    observeElementRect: (instance, onRect) =>
      observeWindowRect(instance, (rect) => {
        onRect(rect.height > 0 ? rect : FIRST_WINDOW);
      }),
    scrollMargin: useTop(box),
    // React renders before the next frame even without a synchronous flush.
    useFlushSync: false,
    useAnimationFrameWithResizeObserver: true,
    estimateSize: (index) => (isHeading(index) ? HEADING : ROW),
    // A measured height stays valid when a filter moves its row.
    getItemKey: useCallback(
      (index: number) => {
        const at = dayAt(starts, index);
        const day = days[at];
        return day?.transactions[index - (starts[at] ?? 0) - 1]?.id ?? `day ${day?.day}`;
      },
      [days, starts],
    ),
    rangeExtractor: useCallback(
      (range: Range) => {
        const near = defaultRangeExtractor(range);
        if (focused === null) return near;
        const kept = Array.from({ length: 2 * BESIDE + 1 }, (_, at) => focused - BESIDE + at);
        const inside = kept.filter((index) => index >= 0 && index < count);
        return [...new Set([...near, ...inside])].toSorted((a, b) => a - b);
      },
      [focused, count],
    ),
  });

  const items = virtualizer.getVirtualItems();
  const { measurementsCache: measured } = virtualizer;
  const margin = virtualizer.options.scrollMargin;

  const sectionOf = (at: number, own: readonly VirtualItem[]): DaySection[] => {
    const index = starts[at] ?? 0;
    const day = days[at];
    const heading = measured[index];
    const last = measured[(starts[at + 1] ?? 0) - 1];
    if (!day || !heading || !last) return [];
    const rows = own
      .filter((item) => item.index !== index)
      .map((item) => ({
        at: item.index - index - 1,
        index: item.index,
        top: item.start - heading.end,
      }));
    const top = heading.start - margin;
    return [{ day, index, top, heading: heading.size, height: last.end - heading.end, rows }];
  };
  const byDay = new Map<number, VirtualItem[]>();
  for (const item of items) {
    const at = dayAt(starts, item.index);
    byDay.set(at, [...(byDay.get(at) ?? []), item]);
  }
  return {
    sections: [...byDay].flatMap(([at, own]) => sectionOf(at, own)),
    height: virtualizer.getTotalSize(),
    measure: virtualizer.measureElement,
  };
}
