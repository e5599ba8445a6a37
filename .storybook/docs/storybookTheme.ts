import { create, type ThemeVars } from 'storybook/theming';
import { LOOK } from '../../src/theme/brand';
import { brandLook } from '../../src/theme/look';

const { colors } = brandLook(LOOK);

/** The typeface of code. */
export const fontCode = "ui-monospace, Menlo, Consolas, 'Liberation Mono', monospace";

/** Returns the theme of Storybook, in the colours of the brand. */
export const storybookTheme = (
  mode: keyof typeof colors,
  others: Partial<ThemeVars> = {},
): ThemeVars =>
  create({
    base: mode,
    colorPrimary: colors[mode].primary,
    // In a dark theme, Storybook darkens this colour for the selected row of the sidebar, whose text is white. The text
    // has a contrast of 6.6:1 there.
    colorSecondary: mode === 'dark' ? '#4CA684' : colors.light.primary,
    appContentBg: colors[mode].surface,
    appPreviewBg: colors[mode].surface,
    barBg: colors[mode].surface,
    buttonBg: colors[mode].background,
    appBorderColor: colors[mode].outline,
    fontCode,
    ...others,
  });
