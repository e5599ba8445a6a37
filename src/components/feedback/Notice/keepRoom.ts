import { NOTICE_GAP, NOTICE_ROOM } from '../../../theme/noticeRoom';

/** Keeps what has the focus in sight, since the sheet or the side menu around it becomes lower. */
function revealFocus(): void {
  const { activeElement } = document;
  if (activeElement?.closest('.MuiModal-root')) activeElement.scrollIntoView({ block: 'nearest' });
}

/**
 * Tells open sheets and the side menu how much room a notice takes, so that it never lies over what
 * is in them. For a `ref`: the room is free again when the notice goes.
 */
export function keepRoom(notice: HTMLElement | null): (() => void) | undefined {
  // Documents of tests, such as those of jsdom, have no layout to observe.
  if (!notice || !('ResizeObserver' in window)) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    // To the fraction of a pixel: `offsetHeight` is rounded.
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
