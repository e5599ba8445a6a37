import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { CSSProperties, PropsWithChildren } from 'react';
import { LOOK } from '../../src/theme/brand';
import { brandLook } from '../../src/theme/look';
import { useGlobals } from './globals';
import { fontCode, storybookTheme } from './storybookTheme';

const { colors, fontFamily: fontBase } = brandLook(LOOK);

const THEMES = {
  light: storybookTheme('light', { fontBase }),
  dark: storybookTheme('dark', { fontBase }),
};

/** The colours and the typefaces for docs.css. */
const variables = (mode: keyof typeof colors) =>
  ({
    '--florin-primary': colors[mode].primary,
    '--florin-on-primary': colors[mode].onPrimary,
    '--florin-ground': colors[mode].background,
    '--florin-muted': colors[mode].muted,
    '--florin-outline': colors[mode].outline,
    '--florin-gold-text': colors[mode].goldText,
    '--florin-font': fontBase,
    '--florin-mono': fontCode,
    '--florin-field': colors[mode].fieldOutline,
  }) as CSSProperties;

/** Applies the toolbar's theme to a docs page: to its text, code, tables and table of contents. */
export function ThemedContainer({
  context,
  children,
}: PropsWithChildren<Pick<DocsContainerProps, 'context'>>) {
  const isDark = useGlobals(context)['theme'] === 'dark';
  const mode = isDark ? 'dark' : 'light';
  return (
    <div
      className={isDark ? 'florin-docs florin-docs-dark' : 'florin-docs'}
      style={variables(mode)}
    >
      <DocsContainer context={context} theme={THEMES[mode]}>
        {children}
      </DocsContainer>
    </div>
  );
}
