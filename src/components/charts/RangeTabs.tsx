import Box from '@mui/material/Box';
import { useId } from 'react';
import { PRICE_RANGES, type PriceRange } from '../../domain/prices/priceHistory';
import { pressable } from '../../theme/styles';
import { sizes } from '../../theme/vars';
import type { OtherTexts } from '../provider/internals/say';
import { useMessages } from '../provider/useMessages';
import { rooted } from '../provider/internals/rooted';
import type { RootProps } from '../provider/internals/roots';

const english = {
  name: 'Range',
  day: '1 day',
  week: '1 week',
  month: '1 month',
  year: '1 year',
  all: 'All',
} as const;

export type RangeTabsTexts = typeof english;

export interface RangeTabsProps extends RootProps {
  value: PriceRange;
  /** Called when the user selects another range. */
  onChange: (range: PriceRange) => void;
  /** Texts that replace those of `FlorinProvider`, by key. */
  messages?: OtherTexts<typeof english> | undefined;
}

const NAMES = { '1d': 'day', '1w': 'week', '1m': 'month', '1y': 'year', all: 'all' } as const;

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  padding: 0.5,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '25px',
} as const;

const tab = {
  position: 'relative',
  flex: '1 1 auto',
  display: 'grid',
  placeItems: 'center',
  minInlineSize: sizes.target,
  minBlockSize: sizes.target,
  paddingInline: 0.5,
  borderRadius: '22px',
  fontSize: '0.875rem',
  fontWeight: 600,
  textAlign: 'center',
  color: 'text.secondary',
  cursor: 'pointer',
  ...pressable,
  '&:has(:checked)': { bgcolor: 'primary.main', color: 'primary.contrastText' },
  '&:has(:focus-visible)': {
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: 2,
  },
  // Forced colours remove the background, so a border marks the selected range.
  '@media (forced-colors: active)': {
    '&:has(:checked)': { border: '2px solid Highlight' },
  },
} as const;

/** The native radio covers the label. It is invisible, and provides keyboard access and the accessible name. */
const radio = {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
} as const;

/** A row of radio buttons for the time range of a chart. */
export const RangeTabs = rooted(
  'RangeTabs',
  function RangeTabs({ value, onChange, messages }: RangeTabsProps, root) {
    const say = useMessages('RangeTabs', english, messages);
    const name = useId();
    return (
      <Box role="radiogroup" aria-label={say('name')} {...root(row)}>
        {PRICE_RANGES.map((range) => (
          <Box component="label" key={range} sx={tab}>
            <span>{say(NAMES[range])}</span>
            <Box
              component="input"
              type="radio"
              name={name}
              value={range}
              checked={range === value}
              onChange={() => {
                onChange(range);
              }}
              sx={radio}
            />
          </Box>
        ))}
      </Box>
    );
  },
);
