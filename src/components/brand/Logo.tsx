import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SxProps, Theme } from '@mui/material/styles';
import { paletteIn } from '../../theme/paletteIn';
import { rooted } from '../provider/internals/rooted';
import type { RootProps } from '../provider/internals/roots';

export interface LogoProps extends RootProps {
  /** The product's name, beside the mark. */
  name: string;
  /** `mark` shows only the mark; screen readers still read the name. */
  variant?: 'full' | 'mark' | undefined;
  /** One or two characters in the coin, in the theme's typeface; by default Florin's drawn F. */
  letter?: string | undefined;
}

/**
 * The mark has the colours of the light mode in both modes, because a brand's mark does not change. If an app's light
 * palette has no gold, the mark uses that of the current palette.
 */
const mark: SxProps<Theme> = (theme) => {
  const { primary, gold } = { ...paletteIn(theme), ...theme.colorSchemes?.light?.palette };
  return {
    inlineSize: 32,
    blockSize: 32,
    flex: 'none',
    '& .ground': { fill: primary.main },
    '& .rim': { fill: 'none', stroke: gold.main, strokeWidth: 1.5 },
    '& .letter': {
      fill: 'none',
      stroke: primary.contrastText,
      strokeWidth: 2.6,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    },
    '& text': {
      fill: primary.contrastText,
      fontFamily: theme.typography.fontFamily,
      fontWeight: 700,
      textAnchor: 'middle',
      dominantBaseline: 'central',
    },
  };
};

/** The product's mark (a coin with an initial) beside its name. */
export const Logo = rooted(
  'Logo',
  function Logo({ name, variant = 'full', letter }: LogoProps, root) {
    const label =
      variant === 'mark' ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };
    return (
      <Box
        component="span"
        {...root({ display: 'inline-flex', alignItems: 'center', gap: 2.5 }, { variant })}
      >
        <Box component="svg" viewBox="0 0 32 32" sx={mark} {...label}>
          <rect className="ground" width="32" height="32" rx="9" />
          <circle className="rim" cx="16" cy="16" r="11" />
          {letter ? (
            // The text fits inside the coin's rim, which is 22 units wide.
            <text x="16" y="16.5" fontSize={[...letter].length > 1 ? 11 : 16}>
              {letter}
            </text>
          ) : (
            <path className="letter" d="M12.5 22V10.5h7.5M12.5 16h6" />
          )}
        </Box>
        {variant === 'full' && (
          <Typography component="span" variant="h2" translate="no">
            {name}
          </Typography>
        )}
      </Box>
    );
  },
);
