import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, useNavigate, type NavigateFunction } from 'react-router-dom';
import { vi } from 'vitest';
import { RouterLink } from '../../src/app/RouterLink';
import { AppRoutes } from '../../src/app/routes';
import { isCodePending } from '../../src/hooks/pendingCode';
import { AppProviders } from '../../src/state/AppProviders';
import { LanguageChoiceContext } from '../../src/state/settings/languageChoice';
import {
  createStoryWorld,
  type StoryWorld,
  type WorldDescription,
} from '../../src/testing/storyWorld';
import '../../src/theme/base.css';
import '../../src/theme/fonts.css';
import { createFlorinTheme } from '../../src/theme/theme';
import { checkLedger, type CheckedWorld } from './ledgerCheck';
import { pageErrors } from './page';

const theme = createFlorinTheme({ LinkComponent: RouterLink, reducedMotion: 'always' });

/** The tests find elements by their English names, so the language cannot change. */
const ENGLISH = { tag: 'en', choose: () => undefined } as const;

/** The mounted app. Its clock advances only by `advance`. */
export interface OpenApp extends CheckedWorld {
  readonly story: StoryWorld;
  /** Runs an action, and resolves when its effects are rendered. */
  perform(action: () => void): Promise<void>;
  advance(ms: number): Promise<void>;
  /** Navigates back or forward in the history. */
  go(steps: number): Promise<void>;
  /** Returns a sentence for each error so far. */
  errors(): string[];
  close(): Promise<void>;
}

/** React reads this flag to enable `act`. */
const react = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

/** Returns a promise that resolves in the next task, after all pending microtasks. */
const nextTask = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

async function perform(action: () => void): Promise<void> {
  react.IS_REACT_ACT_ENVIRONMENT = true;
  try {
    await act(async () => {
      action();
      await nextTask();
    });
    // The result of a case must not depend on how fast code loads.
    while (isCodePending()) await act(nextTask);
  } finally {
    react.IS_REACT_ACT_ENVIRONMENT = false;
  }
}

/** Collects the errors that the page throws or logs to the console, until `end` is called. */
function collectErrors() {
  const reported: string[] = [];
  const console = vi.spyOn(globalThis.console, 'error').mockImplementation((...words) => {
    reported.push(words.map(String).join(' '));
  });
  const onError = ({ message }: ErrorEvent) => reported.push(message);
  const onRejection = ({ reason }: PromiseRejectionEvent) => reported.push(String(reason));
  // A link that the router does not handle would navigate away from the test.
  const onClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
  };
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  window.addEventListener('click', onClick);
  return {
    reported,
    end: () => {
      console.mockRestore();
      window.removeEventListener('error', onError);
      window.removeEventListener('unhandledrejection', onRejection);
      window.removeEventListener('click', onClick);
    },
  };
}

/** Mounts the app at a route, with a simulated clock, back end and storage. */
export async function openApp(route: string, description?: WorldDescription): Promise<OpenApp> {
  const story = createStoryWorld({ delays: 'real', ...description });
  const checked = checkLedger(story);
  const { reported, end } = collectErrors();
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  let navigate: NavigateFunction | undefined;
  function CaptureNavigate() {
    const go = useNavigate();
    useEffect(() => {
      navigate = go;
    }, [go]);
    return null;
  }
  await perform(() => {
    root.render(
      <ThemeProvider theme={theme} storageManager={null}>
        <CssBaseline />
        <LanguageChoiceContext value={ENGLISH}>
          <AppProviders world={checked.world}>
            <MemoryRouter initialEntries={[route]}>
              <AppRoutes />
              <CaptureNavigate />
            </MemoryRouter>
          </AppProviders>
        </LanguageChoiceContext>
      </ThemeProvider>,
    );
  });
  return {
    ...checked,
    story,
    perform,
    advance: (ms) =>
      perform(() => {
        story.clock.advance(ms);
      }),
    go: (steps) => perform(() => void navigate?.(steps)),
    errors: () => [...reported, ...checked.errors(), ...pageErrors()],
    async close() {
      await perform(() => {
        root.unmount();
      });
      container.remove();
      end();
    },
  };
}
