/** The custom property of the document with the height that an open notice needs. */
export const NOTICE_ROOM = '--notice-room';

/** The distance from the edge of the screen to the end of the notice; 0 without a notice. */
export const noticeRoom = `var(${NOTICE_ROOM}, 0px)`;

/** The gap between a notice and the edge of the screen or a sheet, in pixels. */
export const NOTICE_GAP = 12;
