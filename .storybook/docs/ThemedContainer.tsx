import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { DocsContainer } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { themes } from 'storybook/theming';

type Context = DocsContainerProps['context'];

/**
 * The toolbar's theme: that of the page's first story, because stories in frames send events of their theme to the
 * channel. A page without stories has no such frames.
 */
function themeOf(context: Context): unknown {
  const [story] = context.componentStories();
  if (story) return context.getStoryContext(story)['globals']['theme'];
  const events = [GLOBALS_UPDATED, SET_GLOBALS].flatMap(
    (event) => (context.channel.last(event) ?? []) as { globals?: { theme?: unknown } }[],
  );
  return events.find(({ globals }) => globals?.theme !== undefined)?.globals?.theme;
}

/** Whether the toolbar's theme is dark. */
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

/** A docs page in the toolbar's theme: its text, code, tables and table of contents. */
export function ThemedContainer({
  context,
  children,
}: PropsWithChildren<Pick<DocsContainerProps, 'context'>>) {
  const isDark = useDark(context);
  return (
    <div className={isDark ? 'florin-docs florin-docs-dark' : 'florin-docs'}>
      <DocsContainer context={context} theme={isDark ? themes.dark : themes.light}>
        {children}
      </DocsContainer>
    </div>
  );
}
