import type { AmountProps } from '../../money/Amount/Amount';
import { Amount } from '../../money/Amount/Amount';

/**
 * A figure in the lines of a `Holding`. It has the size of its label. A figure that does not fit moves to the next line
 * as a whole before it breaks.
 */
export function HoldingFigure(props: Omit<AmountProps, 'sx'>) {
  return (
    <Amount
      {...props}
      sx={{ display: 'inline-block', fontSize: 'inherit', fontWeight: 'inherit' }}
    />
  );
}
