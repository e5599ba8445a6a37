import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { DocsContainer } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { themes } from 'storybook/theming';

type Channel = DocsContainerProps['context']['channel'];

/** The switches as the channel told them last, which may be before this page was opened. */
function themeOn(channel: Channel): unknown {
  const told = [GLOBALS_UPDATED, SET_GLOBALS].flatMap(
    (event) => (channel.last(event) ?? []) as { globals?: { theme?: unknown } }[],
  );
  return told.find(({ globals }) => globals?.theme !== undefined)?.globals?.theme;
}

/** Whether the toolbar's switch stands on the dark theme. */
function useDark(channel: Channel): boolean {
  const [theme, setTheme] = useState(() => themeOn(channel));
  useEffect(() => {
    const look = () => {
      setTheme(themeOn(channel));
    };
    // It may have been switched before the effect ran.
    look();
    channel.on(GLOBALS_UPDATED, look);
    return () => {
      channel.off(GLOBALS_UPDATED, look);
    };
  }, [channel]);
  return theme === 'dark';
}

/** A docs page in the theme that the toolbar's switch stands on: its text, its code, its tables and its contents. */
export function ThemedContainer({
  context,
  children,
}: PropsWithChildren<Pick<DocsContainerProps, 'context'>>) {
  const isDark = useDark(context.channel);
  return (
    <div className={isDark ? 'florin-docs florin-docs-dark' : 'florin-docs'}>
      <DocsContainer context={context} theme={isDark ? themes.dark : themes.light}>
        {children}
      </DocsContainer>
    </div>
  );
}
