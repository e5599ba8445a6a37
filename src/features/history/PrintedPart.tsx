import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PRODUCT_NAME } from '../../constants/brand';
import { ForeignText } from '../../components/identity/ForeignText';
import { useActiveName } from '../wallet/useWalletName';
import { onPaperAlone, PRINTED, printStyles } from './printed';

export interface PrintedPartProps {
  /** The printed content. */
  children: ReactNode;
}

/** The only part of a page that is printed. On paper, it begins with the names of the product and the wallet. */
export function PrintedPart({ children }: PrintedPartProps) {
  const wallet = useActiveName();
  return (
    <>
      <GlobalStyles styles={printStyles} />
      <Box {...{ [PRINTED]: '' }}>
        <Box sx={{ ...onPaperAlone, marginBlockEnd: 6 }}>
          <Typography sx={{ fontWeight: 650 }}>{PRODUCT_NAME}</Typography>
          <Typography>
            <ForeignText>{wallet}</ForeignText>
          </Typography>
        </Box>
        {children}
      </Box>
    </>
  );
}
