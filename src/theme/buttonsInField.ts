/**
 * The root of a field with buttons at its end. If they leave too little space for a short text, as with large text on
 * a narrow phone, they are on a separate line inside the field.
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
