/** The CSS custom property with the height that an open notice needs. It is set on the root element of the document. */
export const NOTICE_ROOM = '--notice-room';

/**
 * The distance from the edge of the screen to the far edge of the notice, including the gap; 0 if there is no notice.
 */
export const noticeRoom = `var(${NOTICE_ROOM}, 0px)`;

/**
 * The CSS custom property with the end of the page's heading while a notice is open, measured from the page's start.
 */
export const HEADING_END = '--heading-end';

/** The gap between a notice and the edge of the screen or a sheet, in pixels. */
export const NOTICE_GAP = 12;
