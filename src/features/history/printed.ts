import { printed } from '../../theme/vars';

/** The attribute of the one element that goes on paper, on a page with `printStyles`. */
export const PRINTED = 'data-printed';

/** Around what goes on paper nothing takes room, and nothing has a colour. */
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
 * The style sheet of a page of which one part alone is printed: in black on white, without its buttons and
 * links. The attribute `PRINTED` marks that part.
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
    // With the line that they stand in.
    [`[${PRINTED}] :is(a, button, :has(> button))`]: { display: 'none !important' },
  },
} as const;

/** Something that is on paper alone. */
export const onPaperAlone = { display: 'none', '@media print': { display: 'block' } } as const;
