import Box from '@mui/material/Box';
import { CheckRounded as CheckIcon } from '../../../icons/CheckRounded';
import { PlainList } from '../../layout/PlainList';
import type { OtherTexts } from '../../provider/say';
import { useMessages } from '../../provider/useMessages';
import { rooted } from '../../provider/rooted';
import type { RootProps } from '../../provider/roots';

const english = {
  noFees: 'No monthly fees',
  noCard: 'No credit card required',
} as const;

declare module '../../english' {
  interface English {
    readonly Claims: typeof english;
  }
}

const CLAIMS = ['noFees', 'noCard'] as const;

export interface ClaimsProps extends RootProps {
  /** `onColor` inherits the text colour of the container, for coloured backgrounds. */
  tone?: 'signal' | 'onColor' | undefined;
  /** Texts that replace those of `FlorinProvider`, by key. */
  messages?: OtherTexts<typeof english> | undefined;
}

declare module '../../provider/roots' {
  interface Roots {
    Claims: ClaimsProps;
  }
}

/** A list of two selling points: no monthly fees, and no credit card. */
export const Claims = rooted(
  'Claims',
  function Claims({ tone = 'signal', messages }: ClaimsProps, root) {
    const say = useMessages('Claims', english, messages);
    return (
      <PlainList {...root(list, { tone })}>
        {CLAIMS.map((claim) => (
          <Box component="li" key={claim} sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
            <CheckIcon
              aria-hidden
              fontSize="small"
              sx={{ color: tone === 'signal' ? 'gold.text' : 'inherit' }}
            />
            <span>{say(claim)}</span>
          </Box>
        ))}
      </PlainList>
    );
  },
);

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 5,
  rowGap: 1,
  typography: 'body2',
  fontWeight: 600,
} as const;
