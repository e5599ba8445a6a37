/**
 * The style of a field with buttons at its end. If the buttons leave too little space for a short text, as with large
 * text on a narrow phone, they move to a separate line in the field.
 */
export const buttonsInField = {
  '& .MuiOutlinedInput-root': { flexWrap: 'wrap', columnGap: 1, paddingInlineEnd: 2 },
  '& .MuiOutlinedInput-input': { flex: '1 1 5em', inlineSize: 'auto', minInlineSize: 0 },
} as const;

/** The buttons of such a field. */
export const fieldButtons = {
  display: 'flex',
  marginInlineStart: 'auto',
  marginInlineEnd: -1,
} as const;
