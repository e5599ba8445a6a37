import Box from '@mui/material/Box';
import { useId } from 'react';
import { formatFullMoment } from '../../../domain/history/fullMoment';
import { isDayAlone } from '../../../domain/moment';
import type { Profile } from '../../../domain/user';
import { spreadRow } from '../../../theme/styles';
import { ForeignText } from '../../identity/ForeignText';
import { useFlorin } from '../../provider/useFlorin';

export interface ProfileFactsProps {
  profile: Profile;
  /** The label of each field, in the order in which the facts are shown. */
  labels: Readonly<Record<keyof Profile, string>>;
}

/** With large text or on a narrow phone, a value that does not fit beside its label wraps below it. */
const row = {
  ...spreadRow,
  flexWrap: 'wrap',
  columnGap: 4,
  minBlockSize: 52,
  paddingBlock: 3,
  '& + &': { borderBlockStart: '1px solid', borderColor: 'divider' },
} as const;

/** Shown instead of an empty value. */
const NONE = '–';

/**
 * A profile as a list of labels and values. Each `dd` has its `dt` as its accessible name, as a field has its label.
 */
export function ProfileFacts({ profile, labels }: ProfileFactsProps) {
  const { locale } = useFlorin();
  const baseId = useId();
  const valueOf = (name: keyof Profile) => {
    const text = profile[name];
    // A date of birth that is not a valid day is shown unchanged.
    return name === 'dateOfBirth' && isDayAlone(text) ? formatFullMoment(text, { locale }) : text;
  };
  return (
    // The negative margin removes the padding of the last row, which is inside a card with padding.
    <Box component="dl" sx={{ marginBlock: '4px -12px' }}>
      {(Object.keys(labels) as (keyof Profile)[]).map((name) => (
        <Box key={name} sx={row}>
          <Box component="dt" id={`${baseId}-${name}`} sx={{ color: 'text.secondary' }}>
            {labels[name]}
          </Box>
          <Box
            component="dd"
            aria-labelledby={`${baseId}-${name}`}
            sx={{ margin: 0, minInlineSize: 0, overflowWrap: 'anywhere' }}
          >
            <ForeignText>{valueOf(name) || NONE}</ForeignText>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
