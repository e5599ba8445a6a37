import type { Components, Theme } from '@mui/material/styles';
import { noticeRoom } from './noticeRoom';
import { paletteIn } from './paletteIn';
import { framed, radii, sheetCorners, sizes } from './vars';

/** Forced colours remove the background that marks a selected item, so an outline marks the item instead. */
const chosen = {
  '@media (forced-colors: active)': {
    '&.Mui-selected': { outline: '2px solid Highlight', outlineOffset: -2 },
  },
} as const;

/** The items whose background changes while they are pressed. */
const PRESSED = '&:is(.MuiIconButton-root, .MuiListItemButton-root, .MuiMenuItem-root):active';

/**
 * The styles of MUI's components that Florin's components need in any theme: the focus ring, the size of targets, the
 * look of pending buttons, and the position of sheets and labels. `components.ts` adds the styles of Florin's own
 * theme.
 */
export const neededComponents: Components<Omit<Theme, 'components'>> = {
  MuiButtonBase: {
    styleOverrides: {
      root: ({ theme }) => ({
        // `:has` and `Mui-focusVisible` are for switches and similar controls, whose hidden input has the focus. MUI
        // adds the class `Mui-focusVisible` only after hydration.
        '&:focus-visible, &:has(:focus-visible), &.Mui-focusVisible': {
          outline: `2px solid ${paletteIn(theme).primary.main}`,
          outlineOffset: 2,
        },
        // Without a transition, so that the background appears in the next frame.
        [PRESSED]: { backgroundColor: paletteIn(theme).action.selected, transition: 'none' },
      }),
    },
  },
  MuiButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: sizes.target,
        // The border is visible only in forced colours, which remove the background.
        border: '1px solid transparent',
        // The style of a pending `BusyButton`. It is less prominent than other buttons, but its label stays readable.
        '&[aria-disabled="true"]': {
          cursor: 'progress',
          color: paletteIn(theme).text.secondary,
          '@media (forced-colors: active)': { color: 'GrayText', borderColor: 'GrayText' },
        },
      }),
      contained: ({ theme }) => {
        const { background, primary, text } = paletteIn(theme);
        return {
          // A tint of the brand's colour. It is opaque, because the button may be on a gradient.
          '&[aria-disabled="true"]': {
            background: `color-mix(in srgb, ${primary.main} 20%, ${background.paper})`,
            color: text.primary,
          },
        };
      },
      // The padding on which the style `flush` depends: a negative margin that aligns a text button's label with other
      // text. In forced colours, a visible border would overlap what is beside the label.
      text: { paddingInline: 8, '@media (forced-colors: active)': { borderColor: 'Canvas' } },
      outlined: ({ theme }) => ({
        borderColor: paletteIn(theme).fieldOutline,
        '&[aria-disabled="true"]': { borderColor: paletteIn(theme).action.disabledBackground },
      }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: { minWidth: sizes.target, minHeight: sizes.target, color: 'inherit' },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: sizes.control,
        '&:not(.Mui-error):not(.Mui-focused):not(.Mui-disabled) .MuiOutlinedInput-notchedOutline': {
          borderColor: paletteIn(theme).fieldOutline,
        },
      }),
      input: {
        height: 'auto',
        minHeight: 24,
        // Text is aligned with the start of the page even if the field has another writing direction. On right-to-left
        // pages, `createFlorinCache` changes `left` to `right`.
        textAlign: 'left',
      },
    },
  },
  MuiNativeSelect: {
    styleOverrides: {
      // The padding grows with the text, so that the text ends before the arrow. The repeated `&` is needed to override
      // MUI's rule.
      select: { '&&&': { paddingRight: 'calc(8px + 1.5em)', textOverflow: 'ellipsis' } },
    },
  },
  MuiInputLabel: {
    styleOverrides: {
      // The label is in the normal flow: with large text on a narrow phone, it may have two lines and moves the field
      // down. Its last line is vertically centred on the border at every text size.
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
  MuiDialog: {
    styleOverrides: {
      // A sheet opens at the bottom edge of the screen, or of the column's frame, at every width.
      root: {
        '& .MuiDialog-container': {
          boxSizing: 'border-box',
          alignItems: 'flex-end',
          paddingBlockEnd: framed.margin,
        },
      },
      paper: ({ theme }) => ({
        margin: 0,
        width: '100%',
        maxWidth: sizes.column,
        maxHeight: `calc(100dvh - 2 * ${framed.margin} - max(24px, ${noticeRoom} + env(safe-area-inset-top)))`,
        borderRadius: sheetCorners,
        backgroundColor: paletteIn(theme).background.raised,
        // In the dark mode, MUI's overlay image would make the sheet lighter than the title bar on it.
        backgroundImage: 'none',
        border: `1px solid ${paletteIn(theme).divider}`,
        borderBottomWidth: 0,
      }),
    },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: ({ theme }) => ({
        // A notice covers the end of the menu, so the menu has padding there.
        boxSizing: 'border-box',
        paddingBlockEnd: noticeRoom,
        scrollPaddingBlockEnd: noticeRoom,
        backgroundColor: paletteIn(theme).background.raised,
        backgroundImage: 'none',
      }),
    },
  },
  MuiPopover: {
    // A menu opens beside its button, where a notice may be visible. The higher `z-index` prevents the notice from
    // covering the menu.
    styleOverrides: { root: ({ theme }) => ({ zIndex: theme.zIndex.snackbar + 1 }) },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        ...chosen,
        minHeight: sizes.target,
        borderRadius: radii.field,
        marginInline: 8,
        '& .MuiListItemIcon-root': { minWidth: 'calc(12px + 1.5rem)' },
      },
    },
  },
  MuiListItemButton: {
    styleOverrides: { root: { ...chosen, minHeight: sizes.control, borderRadius: radii.field } },
  },
  // The icon grows with the text, and its distance to the text stays the same.
  MuiListItemIcon: {
    styleOverrides: { root: { minWidth: 'calc(16px + 1.5rem)', color: 'inherit' } },
  },
};
