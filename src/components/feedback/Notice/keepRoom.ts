import { NOTICE_GAP, NOTICE_ROOM } from '../../../theme/noticeRoom';

/** Scrolls the focused element into view after the sheet or side menu around it has become lower. */
function revealFocus(): void {
  const { activeElement } = document;
  if (activeElement?.closest('.MuiModal-root')) activeElement.scrollIntoView({ block: 'nearest' });
}

/**
 * Sets the custom property for the height of the notice, so that it never covers the content of sheets and the side
 * menu. Pass it as a `ref`; it removes the property when the notice unmounts.
 */
export function keepRoom(notice: HTMLElement | null): (() => void) | undefined {
  // Test environments such as jsdom have no layout.
  if (!notice || !('ResizeObserver' in window)) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    // The exact height; `offsetHeight` is rounded.
    const { height } = notice.getBoundingClientRect();
    style.setProperty(NOTICE_ROOM, `${height + 2 * NOTICE_GAP}px`);
    revealFocus();
  });
  observer.observe(notice);
  return () => {
    observer.disconnect();
    style.removeProperty(NOTICE_ROOM);
  };
}
