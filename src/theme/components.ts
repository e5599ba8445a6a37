import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';
import { mergeComponents } from './mergeComponents';
import { neededComponents } from './neededComponents';
import { durations } from './tokens';
import { MOVING, radii, sizes, tabularFigures } from './vars';

type FlorinTheme = Omit<Theme, 'components'> & CssVarsTheme;

const look: Components<FlorinTheme> = {
  MuiCssBaseline: {
    styleOverrides: {
      html: { WebkitTextSizeAdjust: '100%' },
      // If a page is shorter than the window, the background of `html` is visible below the page. base.css also sets
      // this background, with the selector `html.dark`. `:root:root` is more specific, so that the colours of the theme
      // apply.
      ':root:root': { backgroundColor: 'var(--mui-palette-background-default)' },
      body: { fontVariantNumeric: 'lining-nums', overflowWrap: 'break-word' },
      'input, output': tabularFigures,
      // The default focus ring, for elements whose component does not define one, such as links.
      ':where(:focus-visible)': {
        outline: '2px solid var(--mui-palette-primary-main)',
        outlineOffset: 2,
      },
      'h1, h2, h3': { textWrap: 'balance' },
    },
  },
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        borderRadius: radii.pill,
        minHeight: sizes.control,
        paddingInline: 20,
        transitionDuration: `${durations.short}ms`,
        [MOVING]: { '&:active:not([aria-disabled="true"])': { transform: 'scale(0.98)' } },
        // MUI's sizes of these icons are in pixels, so the icons would not grow with the text.
        '& .MuiButton-icon > *:nth-of-type(1)': { fontSize: '1.25rem' },
      },
      sizeSmall: {
        minHeight: sizes.target,
        fontSize: '0.9375rem',
        '& .MuiButton-icon > *:nth-of-type(1)': { fontSize: '1.125rem' },
        '&:not(.MuiButton-text)': { paddingInline: 16 },
      },
    },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: { backgroundImage: 'none' },
      rounded: { borderRadius: radii.card },
      outlined: ({ theme }) => ({ borderColor: theme.vars.palette.divider }),
    },
  },
  MuiSkeleton: { styleOverrides: { rounded: { borderRadius: radii.card } } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: radii.field,
        backgroundColor: theme.vars.palette.background.paper,
      }),
      input: { paddingBlock: 12 },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: { marginInline: 0, marginBlockStart: 4, fontSize: '0.875rem', lineHeight: 1.4 },
    },
  },
  MuiLink: { styleOverrides: { root: { textUnderlineOffset: '0.2em' } } },
};

/** The styles and default props of MUI's components in Florin's theme. */
export const components = mergeComponents(neededComponents as typeof look, look);
