import { NOTICE_GAP, NOTICE_ROOM } from '../../../theme/noticeRoom';

/** Keeps the focused element visible, because the sheet or the side menu around it becomes lower. */
function revealFocus(): void {
  const { activeElement } = document;
  if (activeElement?.closest('.MuiModal-root')) activeElement.scrollIntoView({ block: 'nearest' });
}

/**
 * Sets the height that a notice needs, so that it never covers the content of open sheets and the side menu. For a
 * `ref`: the height is removed when the notice unmounts.
 */
export function keepRoom(notice: HTMLElement | null): (() => void) | undefined {
  // Test environments such as jsdom have no layout.
  if (!notice || !('ResizeObserver' in window)) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    // Not `offsetHeight`, which is rounded.
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
