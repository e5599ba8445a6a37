import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { NavigateFunction } from 'react-router-dom';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { vi } from 'vitest';
import { RouterLink } from '../../src/app/RouterLink';
import { AppRoutes } from '../../src/app/routes';
import { isCodeAwaited } from '../../src/hooks/codeOnItsWay';
import { AppProviders } from '../../src/state/AppProviders';
import { LanguageChoiceContext } from '../../src/state/languageChoice';
import type { StoryWorld, WorldDescription } from '../../src/testing/storyWorld';
import { createStoryWorld } from '../../src/testing/storyWorld';
import '../../src/theme/base.css';
import '../../src/theme/fonts.css';
import { createFlorinTheme } from '../../src/theme/theme';
import type { Books } from './books';
import { keepBooks } from './books';
import { wrongWithPage } from './page';

const theme = createFlorinTheme({ LinkComponent: RouterLink, reducedMotion: 'always' });

/** Cases press what they find by its English name, so no other language is chosen. */
const ENGLISH = { tag: 'en', choose: () => undefined } as const;

/** The whole app on a page of its own, with the clock in the test's hand. */
export interface OpenApp extends Books {
  readonly story: StoryWorld;
  /** Does something, and resolves when all that follows from it is on the page. */
  after(what: () => void): Promise<void>;
  /** Lets the clock run. */
  pass(ms: number): Promise<void>;
  /** Goes back or forward in the history. */
  go(steps: number): Promise<void>;
  /** All errors so far, a sentence each; empty without one. */
  wrong(): string[];
  close(): Promise<void>;
}

/** React's switch for tests. */
const react = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

/** Promises that have ended go on, and a timer of no time has run. */
const turn = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

async function after(what: () => void): Promise<void> {
  react.IS_REACT_ACT_ENVIRONMENT = true;
  try {
    await act(async () => {
      what();
      await turn();
    });
    // Cases must not differ by when code comes.
    while (isCodeAwaited()) await act(turn);
  } finally {
    react.IS_REACT_ACT_ENVIRONMENT = false;
  }
}

/** Errors of the page and of the console, while an app is open. */
function listen() {
  const heard: string[] = [];
  const console = vi.spyOn(globalThis.console, 'error').mockImplementation((...words) => {
    heard.push(words.map(String).join(' '));
  });
  const onError = ({ message }: ErrorEvent) => heard.push(message);
  const onRejection = ({ reason }: PromiseRejectionEvent) => heard.push(String(reason));
  // A link that no router takes would lead out of the test.
  const onClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
  };
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  window.addEventListener('click', onClick);
  return {
    heard,
    end: () => {
      console.mockRestore();
      window.removeEventListener('error', onError);
      window.removeEventListener('unhandledrejection', onRejection);
      window.removeEventListener('click', onClick);
    },
  };
}

/** Opens the app at an address, in a world of its own. */
export async function openApp(route: string, description?: WorldDescription): Promise<OpenApp> {
  const story = createStoryWorld({ delays: 'real', ...description });
  const books = keepBooks(story);
  const { heard, end } = listen();
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  let navigate: NavigateFunction | undefined;
  function Hands() {
    const go = useNavigate();
    useEffect(() => {
      navigate = go;
    }, [go]);
    return null;
  }
  await after(() => {
    root.render(
      <ThemeProvider theme={theme} storageManager={null}>
        <CssBaseline />
        <LanguageChoiceContext value={ENGLISH}>
          <AppProviders world={books.world}>
            <MemoryRouter initialEntries={[route]}>
              <AppRoutes />
              <Hands />
            </MemoryRouter>
          </AppProviders>
        </LanguageChoiceContext>
      </ThemeProvider>,
    );
  });
  return {
    ...books,
    story,
    after,
    pass: (ms) =>
      after(() => {
        story.clock.advance(ms);
      }),
    go: (steps) => after(() => void navigate?.(steps)),
    wrong: () => [...heard, ...books.wrong(), ...wrongWithPage()],
    async close() {
      await after(() => {
        root.unmount();
      });
      place.remove();
      end();
    },
  };
}
