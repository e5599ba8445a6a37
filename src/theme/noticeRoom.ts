/** The custom property of the document that tells how much room an open notice takes. */
export const NOTICE_ROOM = '--notice-room';

/** From the edge of the screen to beyond the notice; nothing while there is none. */
export const noticeRoom = `var(${NOTICE_ROOM}, 0px)`;

/** Between a notice and the edge of the screen, and between it and a sheet, in pixels. */
export const NOTICE_GAP = 12;
