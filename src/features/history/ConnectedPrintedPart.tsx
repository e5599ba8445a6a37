import type { ReactNode } from 'react';
import { PrintedPart } from '../../components/screens/history/PrintedPart/PrintedPart';
import { PRODUCT_NAME } from '../../constants/brand';
import { useActiveName } from '../wallet/useWalletName';

export interface ConnectedPrintedPartProps {
  children: ReactNode;
}

/** Marks its children as the content to print, with the name of the active wallet. */
export function ConnectedPrintedPart({ children }: ConnectedPrintedPartProps) {
  return (
    <PrintedPart brand={PRODUCT_NAME} wallet={useActiveName()}>
      {children}
    </PrintedPart>
  );
}
