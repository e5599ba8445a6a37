import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { STORY_FINISHED, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { AppRoutes } from '../../src/app/routes';
import { FlorinProvider } from '../../src/components/provider/FlorinProvider';
import { isLanguage } from '../../src/state/settings/language';
import { AppProviders } from '../../src/state/AppProviders';
import { LanguageChoiceContext } from '../../src/state/settings/languageChoice';
import { WalletProvider } from '../../src/state/wallets/WalletProvider';
import { isCatalogue } from '../environment';
import type { LiveWorld } from './liveWorld';
import { WorldBridge } from './WorldBridge';

// These functions are exported here, so the bundler puts them into the same chunk as `StoryApp`.
export { loadPage } from '../../src/app/routes';
export { createLiveWorld } from './liveWorld';

export interface StoryAppProps {
  /**
   * The story's world: its clock, device and back end. Later values are ignored, because a change of args must not
   * restart the world.
   */
  live: LiveWorld;
  /** The route of the app that the story opens. If it is undefined, the children are rendered. */
  route: string | undefined;
  /** The toolbar's language. */
  language: string;
  /** Whether the panel is shown and controls the world. */
  hasWorldPanel: boolean;
  /** The story. */
  children: ReactNode;
}

/** Provides the app's state and router for a story of a page, a feature, a state or a flow. */
export function StoryApp({ live, route, language, hasWorldPanel, children }: StoryAppProps) {
  const [kept] = useState(live);

  // After the play function, even if it has failed, the clock runs until the story unmounts.
  useEffect(() => {
    if (!isCatalogue) return undefined;
    const channel = addons.getChannel();
    const start = () => {
      channel.off(STORY_FINISHED, start);
      kept.run();
    };
    channel.on(STORY_FINISHED, start);
    return () => {
      channel.off(STORY_FINISHED, start);
      kept.freeze();
    };
  }, [kept]);

  const choice = useMemo(
    () => ({
      tag: isLanguage(language) ? language : 'en',
      // Changes the toolbar's language, which renders the story again.
      choose: (tag: string) => {
        addons.getChannel().emit(UPDATE_GLOBALS, { globals: { language: tag } });
      },
    }),
    [language],
  );

  return (
    <LanguageChoiceContext value={choice}>
      {/* The toolbar's provider around the story sets the language. This provider sets the rest, as in the app. */}
      <FlorinProvider>
        <AppProviders world={kept.world}>
          {hasWorldPanel && <WorldBridge live={kept} />}
          {route === undefined ? (
            <MemoryRouter>
              {kept.world.adapter.user ? <WalletProvider>{children}</WalletProvider> : children}
            </MemoryRouter>
          ) : (
            // Here the app's frame provides the wallets.
            <MemoryRouter initialEntries={[route]}>
              <AppRoutes />
            </MemoryRouter>
          )}
        </AppProviders>
      </FlorinProvider>
    </LanguageChoiceContext>
  );
}
