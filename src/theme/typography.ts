import type { ThemeOptions } from '@mui/material/styles';
import { tabularFigures } from './tokens';

/**
 * Returns the typography of a theme for a typeface. The sizes are in rem, so that they follow the user's text size
 * (WCAG 1.4.4).
 */
export const typographyIn = (fontFamily: string): NonNullable<ThemeOptions['typography']> => ({
  fontFamily,
  // `display` and `headline` are the large headings of the landing page. They grow with the screen and with the user's
  // text size.
  display: {
    fontFamily,
    fontSize: 'clamp(2.625rem, 1.5rem + 5vw, 4.5rem)',
    fontWeight: 800,
    lineHeight: 1.02,
    letterSpacing: '-0.04em',
  },
  headline: {
    fontFamily,
    fontSize: 'clamp(1.875rem, 1.25rem + 2.6vw, 3rem)',
    fontWeight: 750,
    lineHeight: 1.08,
    letterSpacing: '-0.03em',
  },
  h1: { fontSize: '1.75rem', fontWeight: 700, lineHeight: 1.2, letterSpacing: '-0.02em' },
  h2: { fontSize: '1.125rem', fontWeight: 650, lineHeight: 1.3, letterSpacing: '-0.01em' },
  h3: { fontSize: '1rem', fontWeight: 650, lineHeight: 1.4 },
  body1: { fontSize: '1rem', lineHeight: 1.5 },
  body2: { fontSize: '0.875rem', lineHeight: 1.45 },
  caption: { fontSize: '0.8125rem', lineHeight: 1.4 },
  button: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.25, textTransform: 'none' },
  amountHero: {
    ...tabularFigures,
    fontFamily,
    // The size shrinks on a narrow screen, and grows with the user's text size. `heroFigures` reduces it further if an
    // amount does not fit its line.
    fontSize: 'clamp(2.2rem, 11vw, 2.75rem)',
    fontWeight: 700,
    lineHeight: 1.1,
    letterSpacing: '-0.03em',
    overflowWrap: 'anywhere',
  },
  amount: { ...tabularFigures, fontFamily, fontSize: '1rem', fontWeight: 600, lineHeight: 1.4 },
});
