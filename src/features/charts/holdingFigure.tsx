import { Amount, type AmountProps } from '../../components/money/Amount';

/**
 * An amount in a `Holding`, in the font size of its label. If the amount does not fit beside the label, it moves to the
 * next line as a whole.
 */
export function HoldingFigure(props: Omit<AmountProps, 'sx'>) {
  return (
    <Amount
      {...props}
      sx={{ display: 'inline-block', fontSize: 'inherit', fontWeight: 'inherit' }}
    />
  );
}
