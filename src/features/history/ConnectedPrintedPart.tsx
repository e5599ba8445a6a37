import { PrintedPart, type PrintedPartProps } from './PrintedPart';
import { PRODUCT_NAME } from '../../theme/brand';
import { useActiveName } from '../wallet/useWalletName';

export type ConnectedPrintedPartProps = Pick<PrintedPartProps, 'note' | 'children'>;

/** Marks its children as the content to print, with the name of the active wallet. */
export function ConnectedPrintedPart({ note, children }: ConnectedPrintedPartProps) {
  return (
    <PrintedPart brand={PRODUCT_NAME} wallet={useActiveName()} note={note}>
      {children}
    </PrintedPart>
  );
}
