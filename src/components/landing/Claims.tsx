import CheckIcon from '@mui/icons-material/CheckRounded';
import Box from '@mui/material/Box';
import { PlainList } from '../layout/PlainList';

const CLAIMS = ['No monthly fees', 'No credit card required'] as const;

export interface ClaimsProps {
  /** `onColor` takes the colour of its surroundings, for coloured grounds. */
  tone?: 'signal' | 'onColor';
}

/** Things that the product does not ask for. */
export function Claims({ tone = 'signal' }: ClaimsProps) {
  return (
    <PlainList sx={list}>
      {CLAIMS.map((claim) => (
        <Box component="li" key={claim} sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <CheckIcon
            aria-hidden
            fontSize="small"
            sx={{ color: tone === 'signal' ? 'gold.text' : 'inherit' }}
          />
          {claim}
        </Box>
      ))}
    </PlainList>
  );
}

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 5,
  rowGap: 1,
  typography: 'body2',
  fontWeight: 600,
} as const;
