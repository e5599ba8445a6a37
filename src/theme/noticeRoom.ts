/**
 * The CSS custom property with the height of an open notice and its gaps. `Notice` sets it on the document's root
 * element.
 */
export const NOTICE_ROOM = '--notice-room';

/** The height that an open notice covers, including the gaps on both sides; 0 if there is no notice. */
export const noticeRoom = `var(${NOTICE_ROOM}, 0px)`;

/**
 * The CSS custom property with the distance by which an open notice is higher than usual, so that it does not cover the
 * buttons at the end of the page's form.
 */
export const ACTIONS_ROOM = '--actions-room';

/** The gap between a notice and the edge of the screen or a sheet, in pixels. */
export const NOTICE_GAP = 12;

/** The attribute of a dialog during its closing transition. A notice is then no longer at the edge opposite to it. */
export const CLOSING = 'data-closing';
