import { darken } from '@mui/material/styles';
import type { ThemeVars } from 'storybook/theming';
import { create } from 'storybook/theming';
import { LOOK } from '../../src/constants/brand';
import { brandLook } from '../../src/theme/look';

const { colors } = brandLook(LOOK);

/** Returns the theme of Storybook, in the colours of the brand. */
export const storybookTheme = (
  mode: keyof typeof colors,
  others: Partial<ThemeVars> = {},
): ThemeVars =>
  create({
    base: mode,
    colorPrimary: colors[mode].primary,
    // In a dark theme, Storybook darkens this colour again for the selected row of the sidebar, whose text is white.
    colorSecondary: mode === 'dark' ? darken(colors.dark.primary, 0.2) : colors.light.primary,
    appContentBg: colors[mode].surface,
    appPreviewBg: colors[mode].surface,
    barBg: colors[mode].surface,
    ...others,
  });
