import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';
import { noticeRoom } from './noticeRoom';
import { durations } from './tokens';
import { radii, sheetCorners, sizes, tabularFigures } from './vars';

type FlorinTheme = Omit<Theme, 'components'> & CssVarsTheme;

/** A selected item has another background, which forced colours remove. */
const chosen = {
  '@media (forced-colors: active)': {
    '&.Mui-selected': { outline: '2px solid Highlight', outlineOffset: -2 },
  },
} as const;

/** The look and the default props of MUI's components. */
export const components: Components<FlorinTheme> = {
  MuiCssBaseline: {
    styleOverrides: {
      html: { WebkitTextSizeAdjust: '100%' },
      // A page may be shorter than the window. base.css paints the rest in the default colours, also for `html.dark`. The
      // doubled selector lets a brand's colours override it.
      ':root:root': { backgroundColor: 'var(--mui-palette-background-default)' },
      body: { fontVariantNumeric: 'lining-nums', overflowWrap: 'break-word' },
      'input, output': tabularFigures,
      'h1, h2, h3': { textWrap: 'balance' },
    },
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        // `:has` and `Mui-focusVisible` are for switches and similar controls, whose hidden input has the focus. MUI
        // adds its class after hydration.
        '&:focus-visible, &:has(:focus-visible), &.Mui-focusVisible': {
          outline: `2px solid ${theme.vars.palette.primary.main}`,
          outlineOffset: 2,
        },
      }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: radii.pill,
        minHeight: sizes.control,
        paddingInline: 20,
        // Visible only in forced colours, which remove the background.
        border: '1px solid transparent',
        transitionDuration: `${durations.short}ms`,
        '&:active': { transform: 'scale(0.98)' },
        // The style of a pending `BusyButton`. It looks disabled, but its label stays readable.
        '&[aria-disabled="true"]': {
          cursor: 'progress',
          color: theme.vars.palette.text.secondary,
          transform: 'none',
          '@media (forced-colors: active)': { color: 'GrayText', borderColor: 'GrayText' },
        },
      }),
      contained: ({ theme }) => {
        const { action, background } = theme.vars.palette;
        return {
          // The colour is opaque, because the button may be on a gradient.
          '&[aria-disabled="true"]': {
            background: `linear-gradient(${action.disabledBackground} 0 0), ${background.paper}`,
          },
        };
      },
      sizeSmall: { minHeight: sizes.target, paddingInline: 16, fontSize: '0.9375rem' },
      outlined: ({ theme }) => ({
        borderColor: theme.vars.palette.fieldOutline,
        '&[aria-disabled="true"]': { borderColor: theme.vars.palette.action.disabledBackground },
      }),
      text: { paddingInline: 16 },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: { minWidth: sizes.target, minHeight: sizes.target, color: 'inherit' },
    },
  },
  MuiSwitch: {
    styleOverrides: {
      switchBase: ({ theme }) => ({
        // The same styles as those of the class that MUI adds after hydration; see docs/adr/0010.
        '&:has(:checked)': {
          transform: 'translateX(20px)',
          color: theme.vars.palette.primary.main,
          '& + .MuiSwitch-track': {
            backgroundColor: theme.vars.palette.primary.main,
            opacity: 0.5,
          },
        },
      }),
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
        minHeight: sizes.control,
        backgroundColor: theme.vars.palette.background.paper,
        '&:not(.Mui-error):not(.Mui-focused):not(.Mui-disabled) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.fieldOutline,
        },
      }),
      input: {
        paddingBlock: 12,
        height: 'auto',
        minHeight: 24,
        // Typed text begins below the label in both directions of the page. The cache mirrors this rule.
        textAlign: 'left',
      },
    },
  },
  MuiNativeSelect: {
    styleOverrides: {
      // The arrow grows with the text, which ends before it. MUI's rule has the same specificity.
      select: { '&&&': { paddingRight: 'calc(8px + 1.5em)', textOverflow: 'ellipsis' } },
    },
  },
  MuiInputLabel: {
    styleOverrides: {
      // The last line of the label is on the middle of the border at every text size. The label is part of the layout:
      // with large text on a narrow phone it has two lines and moves the field down.
      root: {
        '&.MuiInputLabel-shrink': {
          position: 'relative',
          transform: 'none',
          maxWidth: 'none',
          marginInline: '14px',
          marginBlock: '-0.75em -0.6875em',
          fontSize: '0.75rem',
          overflow: 'visible',
          whiteSpace: 'normal',
        },
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: { marginInline: 4, marginBlockStart: 4, fontSize: '0.875rem', lineHeight: 1.4 },
    },
  },
  MuiDialog: {
    styleOverrides: {
      // A sheet opens at the bottom edge at every width.
      root: { '& .MuiDialog-container': { alignItems: 'flex-end' } },
      paper: ({ theme }) => ({
        margin: 0,
        width: '100%',
        maxWidth: sizes.column,
        maxHeight: `calc(100dvh - max(24px, ${noticeRoom} + env(safe-area-inset-top)))`,
        borderRadius: sheetCorners,
        backgroundColor: theme.vars.palette.background.raised,
        border: `1px solid ${theme.vars.palette.divider}`,
        borderBottomWidth: 0,
      }),
    },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: ({ theme }) => ({
        height: `calc(100% - ${noticeRoom})`,
        backgroundColor: theme.vars.palette.background.raised,
      }),
    },
  },
  MuiPopover: {
    // A notice may not cover a menu, which opens beside its button.
    styleOverrides: { root: ({ theme }) => ({ zIndex: theme.zIndex.snackbar + 1 }) },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: { ...chosen, minHeight: sizes.target, borderRadius: radii.field, marginInline: 8 },
    },
  },
  MuiListItemButton: {
    styleOverrides: { root: { ...chosen, minHeight: sizes.control, borderRadius: radii.field } },
  },
  // The icon grows with the text and keeps its distance.
  MuiListItemIcon: {
    styleOverrides: { root: { minWidth: 'calc(16px + 1.5rem)', color: 'inherit' } },
  },
  MuiLink: { styleOverrides: { root: { textUnderlineOffset: '0.2em' } } },
};
