import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { useId, useState, type CSSProperties } from 'react';
import { PRICE_RANGES, type PriceRange } from '../../domain/prices/priceHistory';
import { pressable } from '../../theme/styles';
import { motion, MOVING, sizes } from '../../theme/vars';
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
  /** The selected range. */
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
  isolation: 'isolate',
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
  // At 320 px, there is a space between two labels.
  '@media (max-width: 359px)': { fontSize: '0.8125rem', letterSpacing: '-0.01em' },
  color: 'text.secondary',
  cursor: 'pointer',
  ...pressable,
  '&:has(:checked)': { color: 'primary.contrastText' },
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

/** The CSS custom property with the transform that moves the pill to the place of the previous pill. */
const START = '--florin-pill-start';

const slide = keyframes({ from: { transform: `var(${START})` } });

/** Behind the text of the selected tab. It slides from the tab that was selected before. */
const pill = {
  position: 'absolute',
  inset: 0,
  borderRadius: 'inherit',
  bgcolor: 'primary.main',
  transformOrigin: '0 0',
  [MOVING]: { animation: `${slide} ${motion.pill} ease-out` },
} as const;

/** In front of the pill, also while the pill slides over other tabs. */
const text = { position: 'relative', zIndex: 1 } as const;

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

/** Returns the style with which the pill of a selected radio button starts at the current place of the previous pill. */
function startOf(selected: Element): CSSProperties | undefined {
  const before = selected.closest('[role=radiogroup]')?.querySelector('label > [aria-hidden]');
  const now = selected.parentElement?.getBoundingClientRect();
  if (!before || !now) return undefined;
  const { left, top, width } = before.getBoundingClientRect();
  const transform = `translate(${left - now.left}px, ${top - now.top}px) scaleX(${width / now.width})`;
  return { [START]: transform } as CSSProperties;
}

/** A row of radio buttons for the time range of a chart. */
export const RangeTabs = rooted(
  'RangeTabs',
  function RangeTabs({ value, onChange, messages }: RangeTabsProps, root) {
    const say = useMessages('RangeTabs', english, messages);
    const name = useId();
    const [start, setStart] = useState<CSSProperties>();
    return (
      <Box role="radiogroup" aria-label={say('name')} {...root(row)}>
        {PRICE_RANGES.map((range) => (
          <Box component="label" key={range} sx={tab}>
            {range === value && (
              <Box component="span" aria-hidden sx={pill} {...(start && { style: start })} />
            )}
            <Box component="span" sx={text}>
              {say(NAMES[range])}
            </Box>
            <Box
              component="input"
              type="radio"
              name={name}
              value={range}
              checked={range === value}
              onChange={({ currentTarget }) => {
                setStart(startOf(currentTarget));
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
