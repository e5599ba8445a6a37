import { reveal } from '../../../hooks/reveal';
import { HEADING_END, NOTICE_GAP, NOTICE_ROOM } from '../../../theme/noticeRoom';

/** Scrolls the focused element into view after the sheet or side menu around the element has shrunk. */
function revealFocus(): void {
  const { activeElement } = document;
  if (activeElement?.closest('.MuiModal-root')) reveal(activeElement);
}

/**
 * Sets a CSS custom property to the height of the notice. Sheets shrink by that height, and the side menu leaves that
 * height empty, so that the notice never covers their content. A second property contains the position of the heading's
 * lower edge, so that a notice can be below the heading. Pass this function as the notice's `ref`. The properties are
 * removed when the notice unmounts.
 */
export function keepRoom(notice: HTMLElement | null): (() => void) | undefined {
  // Test environments such as jsdom have no layout and no `ResizeObserver`, so there is no height to measure.
  if (!notice || typeof ResizeObserver !== 'function') return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    // The exact height; `offsetHeight` is rounded.
    const { height } = notice.getBoundingClientRect();
    style.setProperty(NOTICE_ROOM, `${height + 2 * NOTICE_GAP}px`);
    const heading = document.querySelector('main h1')?.getBoundingClientRect().bottom ?? 0;
    style.setProperty(HEADING_END, `${heading + window.scrollY}px`);
    revealFocus();
  });
  observer.observe(notice);
  return () => {
    observer.disconnect();
    style.removeProperty(NOTICE_ROOM);
    style.removeProperty(HEADING_END);
  };
}
