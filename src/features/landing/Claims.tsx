import Box from '@mui/material/Box';
import { CheckRounded as CheckIcon } from '../../icons/CheckRounded';
import { PlainList } from '../../components/layout/PlainList';
import { useMessages } from '../../components/provider/useMessages';

const english = {
  noFees: 'No monthly fees',
  noCard: 'No credit card required',
} as const;

export type ClaimsTexts = typeof english;

const CLAIMS = ['noFees', 'noCard'] as const;

export interface ClaimsProps {
  /** `onColor` inherits the text colour of the container, for coloured backgrounds. */
  tone?: 'signal' | 'onColor' | undefined;
}

/** A list of two selling points: no monthly fees, and no credit card. */
export function Claims({ tone = 'signal' }: ClaimsProps) {
  const say = useMessages('Claims', english);
  return (
    <PlainList sx={list}>
      {CLAIMS.map((claim) => (
        <Box component="li" key={claim} sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <CheckIcon fontSize="small" sx={{ color: tone === 'signal' ? 'gold.text' : 'inherit' }} />
          <span>{say(claim)}</span>
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
