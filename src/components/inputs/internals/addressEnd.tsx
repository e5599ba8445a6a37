import Box from '@mui/material/Box';

/** The number of characters at the end of an address that stay visible. */
const END = 8;

/** A text without spaces that is at least as long as a Bitcoin address. */
const LONG_CODE = /^[!-~]{34,}$/;

/**
 * Renders the last characters of a typed address at the end of the field. They are visible while the field does not
 * have the focus, so that the user can compare the characters that the field cuts off. For a short text, nothing is
 * rendered.
 */
export function AddressEnd({ of }: { of: string }) {
  const text = of.trim();
  if (!LONG_CODE.test(text)) return null;
  return (
    <Box component="span" aria-hidden translate="no" dir="ltr" data-address-end sx={end}>
      {`…${text.slice(-END)}`}
    </Box>
  );
}

/**
 * An address is written from left to right on every page. On a right-to-left page, the last characters are placed
 * before the input in the flex order, so that they are at the right of the address there too.
 */
const end = {
  pointerEvents: 'none',
  whiteSpace: 'nowrap',
  '[dir="rtl"] &': { order: -1, marginInlineEnd: '14px' },
  '.Mui-focused > &': { display: 'none' },
} as const;

/** The style of a form control with an `AddressEnd`. The input is narrower than the shortest long address. */
export const withAddressEnd = {
  '& .MuiOutlinedInput-root:not(.Mui-focused):has(> [data-address-end])': {
    columnGap: 0,
    '& .MuiOutlinedInput-input': { maxInlineSize: '20ch', flex: '1 1 3em', paddingInlineEnd: 0 },
  },
} as const;
