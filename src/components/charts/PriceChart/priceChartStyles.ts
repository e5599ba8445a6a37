import { tabularFigures } from '../../../theme/vars';

/** The chart is a query container, so that the positions of its labels can depend on the chart's width (unit `cqi`). */
export const chart = { containerType: 'inline-size' } as const;

/** The text above the chart: the change, or the selected price and its time. Both have the same height. */
export const readout = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 3,
  minBlockSize: '1.5rem',
  marginBlockEnd: 2,
} as const;

export const change = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
} as const;

export const plot = {
  position: 'relative',
  color: 'primary.main',
  '& svg': { display: 'block', inlineSize: '100%', blockSize: 176, overflow: 'visible' },
  '& path': { vectorEffect: 'non-scaling-stroke', strokeLinejoin: 'round' },
  '& [data-part=grid]': { strokeOpacity: 0.16 },
  '& [data-part=line]': { strokeWidth: 2 },
  '& [data-part=cursor]': { strokeWidth: 1, strokeOpacity: 0.7 },
  '& [data-part=extremes]': { strokeWidth: 6, strokeLinecap: 'round' },
  '& [data-part=latest]': { strokeWidth: 9, strokeLinecap: 'round' },
} as const;

/**
 * The label of the highest or lowest price. It has a separate line above or below the drawing, so that it never covers
 * the chart's line.
 */
export const mark = {
  display: 'block',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  paddingBlock: 1,
  color: 'text.secondary',
  fontSize: '0.8125rem',
  lineHeight: 1.4,
  ...tabularFigures,
} as const;

/** The slider covers the whole plot. A vertical swipe scrolls the page. */
export const slider = {
  position: 'absolute',
  inset: 0,
  cursor: 'crosshair',
  touchAction: 'pan-y',
  '&:focus-visible': {
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: 4,
    borderRadius: '4px',
  },
} as const;

/** The table is about as high as the chart, and its rows scroll. */
export const table = {
  maxBlockSize: 288,
  overflowY: 'auto',
  '& table': { inlineSize: '100%', borderCollapse: 'collapse', ...tabularFigures },
  '& caption': { textAlign: 'start', paddingBlockEnd: 2 },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;

export const cell = {
  paddingBlock: 2,
  paddingInline: 0,
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
  textAlign: 'end',
  overflowWrap: 'anywhere',
} as const;

export const moment = { textAlign: 'start', fontWeight: 400, color: 'text.secondary' } as const;
