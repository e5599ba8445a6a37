import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Logo } from '../../components/brand/Logo';
import { ForeignText } from '../../components/identity/ForeignText';
import { PRODUCT_NAME } from '../../theme/brand';
import { printed } from '../../theme/vars';
import { Rosette } from '../landing/Rosette';
import { useActiveName } from '../wallet/useWalletName';

/** The attribute of the only element that is printed on a page with `printStyles`. */
const PRINTED = 'data-printed';

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
const printStyles = {
  '@page': { margin: '20mm' },
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
const onPaperAlone = { display: 'none', '@media print': { display: 'block' } } as const;

/** The engraving in the corner is so light that it hides no text. */
const engraving = {
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  inlineSize: 160,
  opacity: 0.25,
  // The engraving of a dark page is light, and would be invisible on paper.
  '& g': { stroke: `${printed.ink} !important` },
} as const;

export interface PrintedPartProps {
  /** The product's name. */
  brand: string;
  /** The name of the wallet. */
  wallet: string;
  /** A sentence above the content, only on paper, for example about missing parts. */
  note?: string | undefined;
  /** The part that is printed. */
  children: ReactNode;
}

/**
 * Marks the only part of a page that is printed. On paper, the names of the product and the wallet are above the
 * content, beside an engraving.
 */
export function PrintedPart({ brand, wallet, note, children }: PrintedPartProps) {
  return (
    <>
      <GlobalStyles styles={printStyles} />
      <Box {...{ [PRINTED]: '' }}>
        <Box sx={{ ...onPaperAlone, position: 'relative', marginBlockEnd: 6 }}>
          <Logo name={brand} sx={{ '& svg': { inlineSize: 24, blockSize: 24 } }} />
          <Typography>
            <ForeignText>{wallet}</ForeignText>
          </Typography>
          <Box sx={engraving}>
            <Rosette />
          </Box>
          {note !== undefined && <Typography sx={{ marginBlockStart: 3 }}>{note}</Typography>}
        </Box>
        {children}
      </Box>
    </>
  );
}

export type ConnectedPrintedPartProps = Pick<PrintedPartProps, 'note' | 'children'>;

/** Marks its children as the content to print, with the name of the active wallet. */
export function ConnectedPrintedPart({ note, children }: ConnectedPrintedPartProps) {
  return (
    <PrintedPart brand={PRODUCT_NAME} wallet={useActiveName()} note={note}>
      {children}
    </PrintedPart>
  );
}
