import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ForeignText } from '../../components/identity/ForeignText';
import { onPaperAlone, PRINTED, printStyles } from './printed';

export interface PrintedPartProps {
  /** The product's name. */
  brand: string;
  wallet: string;
  /** A sentence above the content, only on paper, for example about missing parts. */
  note?: string | undefined;
  children: ReactNode;
}

/**
 * Marks the only part of a page that is printed. On paper, the names of the product and the wallet are above the
 * content.
 */
export function PrintedPart({ brand, wallet, note, children }: PrintedPartProps) {
  return (
    <>
      <GlobalStyles styles={printStyles} />
      <Box {...{ [PRINTED]: '' }}>
        <Box sx={{ ...onPaperAlone, marginBlockEnd: 6 }}>
          <Typography sx={{ fontWeight: 650 }}>{brand}</Typography>
          <Typography>
            <ForeignText>{wallet}</ForeignText>
          </Typography>
          {note !== undefined && <Typography sx={{ marginBlockStart: 3 }}>{note}</Typography>}
        </Box>
        {children}
      </Box>
    </>
  );
}
