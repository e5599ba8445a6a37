import type { ReactNode } from 'react';
import { useEffect, useMemo, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { STORY_FINISHED, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { AppRoutes } from '../../src/app/routes';
import { FlorinProvider } from '../../src/components/provider/FlorinProvider';
import { isLanguage } from '../../src/state/language';
import { AppProviders } from '../../src/state/AppProviders';
import { LanguageChoiceContext } from '../../src/state/languageChoice';
import { WalletProvider } from '../../src/state/WalletProvider';
import { isCatalogue } from '../environment';
import type { LiveWorld } from './liveWorld';
import { WorldBridge } from './WorldBridge';

// Fetched with the app, so that the bundler keeps both in one file.
export { createLiveWorld } from './liveWorld';

export interface StoryAppProps {
  /** The world of the first rendering is kept: a change of args must not start it anew. */
  live: LiveWorld;
  /** The address at which the app's routes are open; undefined shows the children. */
  route: string | undefined;
  /** The toolbar's language. */
  language: string;
  /** Whether the World panel is beside the story, and steers it. */
  isSteered: boolean;
  /** The story. */
  children: ReactNode;
}

/** The app's state and router around a story of a page, a part, a state or a flow. */
export function StoryApp({ live, route, language, isSteered, children }: StoryAppProps) {
  const [kept] = useState(live);

  // Once the story has been played, well or not, its clock runs, for as long as it is on the page.
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
      // The toolbar has the story said anew in that language.
      choose: (tag: string) => {
        addons.getChannel().emit(UPDATE_GLOBALS, { globals: { language: tag } });
      },
    }),
    [language],
  );

  return (
    <LanguageChoiceContext value={choice}>
      {/* As in the app. The language is that of the toolbar's provider around it. */}
      <FlorinProvider>
        <AppProviders world={kept.world}>
          {isSteered && <WorldBridge live={kept} />}
          {route === undefined ? (
            <MemoryRouter>
              {kept.world.adapter.user ? <WalletProvider>{children}</WalletProvider> : children}
            </MemoryRouter>
          ) : (
            // Wallets come with the app's frame, as in the app.
            <MemoryRouter initialEntries={[route]}>
              <AppRoutes />
            </MemoryRouter>
          )}
        </AppProviders>
      </FlorinProvider>
    </LanguageChoiceContext>
  );
}
