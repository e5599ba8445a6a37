import { printed } from '../../theme/vars';

/** The attribute of the only printed element of a page with `printStyles`. */
export const PRINTED = 'data-printed';

/** The style around the printed element: no space and no colours. */
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
 * The style sheet of a page with one printed part: black on white, without buttons and links. The attribute `PRINTED`
 * marks that part.
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
    // With the line that contains them.
    [`[${PRINTED}] :is(a, button, :has(> button))`]: { display: 'none !important' },
  },
} as const;

/** Content that is only printed. */
export const onPaperAlone = { display: 'none', '@media print': { display: 'block' } } as const;
