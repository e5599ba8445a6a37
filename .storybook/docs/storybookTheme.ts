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
    colorSecondary: colors[mode].primary,
    appContentBg: colors[mode].surface,
    appPreviewBg: colors[mode].surface,
    barBg: colors[mode].surface,
    ...others,
  });
