import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { LOOK } from '../../src/theme/brand';
import { brandLook } from '../../src/theme/look';
import { storybookTheme } from './storybookTheme';

const { fontFamily: fontBase } = brandLook(LOOK);

const THEMES = {
  light: storybookTheme('light', { fontBase }),
  dark: storybookTheme('dark', { fontBase }),
};

type Context = DocsContainerProps['context'];

/**
 * Returns the theme of the toolbar, as the globals of the page's first story contain it. On a page with stories, the
 * events on the channel are not reliable, because stories in frames also emit events with their themes. A page without
 * stories has no frames, so its last event contains the theme.
 */
function themeOf(context: Context): unknown {
  const [story] = context.componentStories();
  if (story) return context.getStoryContext(story)['globals']['theme'];
  const events = [GLOBALS_UPDATED, SET_GLOBALS].flatMap(
    (event) => (context.channel.last(event) ?? []) as { globals?: { theme?: unknown } }[],
  );
  return events.find(({ globals }) => globals?.theme !== undefined)?.globals?.theme;
}

/** Returns whether the toolbar's theme is dark. */
function useDark(context: Context): boolean {
  const [theme, setTheme] = useState(() => themeOf(context));
  useEffect(() => {
    const update = () => {
      setTheme(themeOf(context));
    };
    // The theme may have changed before the effect ran.
    update();
    context.channel.on(GLOBALS_UPDATED, update);
    return () => {
      context.channel.off(GLOBALS_UPDATED, update);
    };
  }, [context]);
  return theme === 'dark';
}

/** Applies the toolbar's theme to a docs page: to its text, code, tables and table of contents. */
export function ThemedContainer({
  context,
  children,
}: PropsWithChildren<Pick<DocsContainerProps, 'context'>>) {
  const isDark = useDark(context);
  return (
    <div className={isDark ? 'florin-docs florin-docs-dark' : 'florin-docs'}>
      <DocsContainer context={context} theme={THEMES[isDark ? 'dark' : 'light']}>
        {children}
      </DocsContainer>
    </div>
  );
}
