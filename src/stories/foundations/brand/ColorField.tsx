import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { MeasuredPair } from '../../../theme/brandContrast';

/**
 * Returns the contrast of two colours as text, such as `muted on surface, 5.10 : 1, passes`, for users who cannot see
 * the colours.
 */
export function pairText({ pair, ratio, needed, passes }: MeasuredPair): string {
  const measured = `${pair}, ${(ratio ?? 0).toFixed(2)} : 1`;
  return passes ? `${measured}, passes` : `${measured}, fails: needs ${needed} : 1`;
}

export interface ColorFieldProps {
  label: string;
  value: string;
  /** The pair with the least contrast among the pairs that contain this colour. */
  weakest: MeasuredPair | undefined;
  onChange: (color: string) => void;
}

/** An input for a colour, with the lowest contrast of that colour. */
export function ColorField({ label, value, weakest, onChange }: ColorFieldProps) {
  const id = useId();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
      <Box
        component="input"
        type="color"
        id={id}
        value={value.toLowerCase()}
        aria-describedby={`${id}-measured`}
        onChange={({ target }: { target: { value: string } }) => {
          onChange(target.value.toUpperCase());
        }}
        sx={{ inlineSize: 56, blockSize: 44, flex: 'none', padding: 0.5, font: 'inherit' }}
      />
      <Box sx={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>
        <Typography component="label" htmlFor={id} sx={{ fontWeight: 600 }}>
          {label}
        </Typography>
        <Typography variant="body2" color="textSecondary" id={`${id}-measured`}>
          {value}
          {weakest && <>. Weakest: {pairText(weakest)}</>}
        </Typography>
      </Box>
    </Box>
  );
}
