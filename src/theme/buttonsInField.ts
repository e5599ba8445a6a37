/**
 * The style of a field with buttons at its end. If too little space is left for a short text, for example with large
 * text on a narrow phone, the buttons wrap to a separate line in the field.
 */
export const buttonsInField = {
  '& .MuiOutlinedInput-root': { flexWrap: 'wrap', columnGap: 1, paddingInlineEnd: 2 },
  '& .MuiOutlinedInput-input': { flex: '1 1 5em', inlineSize: 'auto', minInlineSize: 0 },
} as const;

export const fieldButtons = {
  display: 'flex',
  marginInlineStart: 'auto',
  marginInlineEnd: -1,
} as const;
