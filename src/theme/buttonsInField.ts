/**
 * The style of a field with buttons at its end. If too little space is left for a short text, for example with large
 * text on a narrow phone, the buttons wrap to a separate line in the field.
 */
export const buttonsInField = {
  '& .MuiOutlinedInput-root': { flexWrap: 'wrap', columnGap: 1, paddingInlineEnd: 2 },
  '& .MuiOutlinedInput-input': { flex: '1 1 5em', inlineSize: 'auto', minInlineSize: 0 },
} as const;

/** If the buttons are on a separate line, the margin is their distance to the border of the field. */
export const fieldButtons = {
  display: 'flex',
  marginBlock: '0.125rem',
  marginInlineStart: 'auto',
  marginInlineEnd: -1,
} as const;
