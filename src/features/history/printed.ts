import { printed } from '../../theme/vars';

/** The attribute of the only element that is printed on a page with `printStyles`. */
export const PRINTED = 'data-printed';

/** The style of the ancestors of the printed element. They have no margins, borders or colours on paper. */
const holder = {
  display: 'block !important',
  blockSize: 'auto !important',
  minBlockSize: '0 !important',
  maxInlineSize: 'none !important',
  margin: '0 !important',
  padding: '0 !important',
  border: '0 !important',
  background: `${printed.paper} !important`,
} as const;

/**
 * The styles of a page on which only the element with the attribute `PRINTED` is printed. It is black on white. Its
 * buttons are not printed, and its links only inside list items.
 */
export const printStyles = {
  '@media print': {
    [`body *:not([${PRINTED}], [${PRINTED}] *, :has([${PRINTED}]))`]: {
      display: 'none !important',
    },
    [`html, body, body :has([${PRINTED}])`]: holder,
    [`[${PRINTED}], [${PRINTED}] *`]: {
      color: `${printed.ink} !important`,
      borderColor: `${printed.ink} !important`,
      background: 'none !important',
    },
    // A button is hidden together with the line that contains it.
    [`[${PRINTED}] :is(a:not(li a), button, :has(> button))`]: { display: 'none !important' },
  },
} as const;

/** The style of content that is shown only on paper. */
export const onPaperAlone = { display: 'none', '@media print': { display: 'block' } } as const;
