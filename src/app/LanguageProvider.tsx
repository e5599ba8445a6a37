import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { FlorinProvider } from '../components/provider/FlorinProvider';
import type { LanguageTag } from '../state/settings/language';
import { countPending } from '../hooks/pendingCode';
import { useLog } from '../state/DeviceProvider';
import {
  followLanguage,
  LanguageChoiceContext,
  saveLanguage,
} from '../state/settings/languageChoice';
import { useNotice } from '../state/hooks/useNotice';
import { THEME_KEY, themeStorage } from '../state/settings/themeStorage';
import { appTheme } from './appTheme';
import type { AppLanguage } from './languages';

/** The message if a language cannot be loaded. */
const english = {
  missing: 'The language could not be loaded. Check your connection and try again.',
} as const;

export type LanguageProviderTexts = typeof english;

const theme = appTheme('ltr');

/** Loads a language with its texts and theme. Returns null for English, which every page contains. */
export async function loadLanguage(tag: LanguageTag): Promise<AppLanguage | null> {
  return tag === 'en' ? null : (await import('./languages')).loadLanguage(tag);
}

function useLanguage(initial: AppLanguage | null, chosen: LanguageTag) {
  const [language, setLanguage] = useState(initial);
  const current = language?.locale ?? 'en';
  const [selected, setSelected] = useState(current);
  const latest = useRef(selected);
  const log = useLog();
  const { notify } = useNotice();
  const { missing = english.missing } = language?.messages.LanguageProvider ?? {};

  const choice = useMemo(() => {
    const change = async (tag: LanguageTag, isSaved: boolean) => {
      const isLatest = () => latest.current === tag;
      try {
        const next = await countPending(loadLanguage(tag));
        if (!isLatest()) return;
        setLanguage(next);
        // A language that another tab has saved is not saved again. Otherwise two tabs that change the language at the
        // same time would trigger each other endlessly.
        if (!isSaved) saveLanguage(tag);
      } catch (cause) {
        log.warn('A language could not be loaded', cause);
        if (!isLatest()) return;
        latest.current = current;
        setSelected(current);
        notify(missing);
      }
    };
    const choose = (tag: LanguageTag, isSaved = false) => {
      latest.current = tag;
      setSelected(tag);
      void change(tag, isSaved);
    };
    return { tag: selected, choose };
  }, [selected, current, log, notify, missing]);
  const chooseAtStart = useEffectEvent(() => {
    if (chosen !== current) choice.choose(chosen);
  });
  const follow = useEffectEvent((tag: LanguageTag) => {
    if (tag !== latest.current) choice.choose(tag, true);
  });
  useEffect(() => {
    chooseAtStart();
    return followLanguage((tag) => {
      follow(tag);
    });
  }, []);
  return { language, choice };
}

export interface LanguageProviderProps {
  /** The language of the first render, or null for English. */
  initial: AppLanguage | null;
  /** The language that the user chose on an earlier visit. It replaces `initial` as soon as it has loaded. */
  chosen: LanguageTag;
  /** The Emotion cache for left-to-right pages. */
  styles: EmotionCache;
  children: ReactNode;
}

/**
 * Provides the user's language, text direction and theme. In English, amounts have the format that the specification
 * requires. In other languages, they have the local format.
 */
export function LanguageProvider({ initial, chosen, styles, children }: LanguageProviderProps) {
  const { language, choice } = useLanguage(initial, chosen);
  const { locale, messages, mirroredLook } = language ?? {};
  // A layout effect sets the language and the direction before the page is painted and before its elements are
  // measured.
  useLayoutEffect(() => {
    document.documentElement.lang = locale ?? 'en';
    document.documentElement.dir = mirroredLook ? 'rtl' : 'ltr';
    // start.css hides the page while the language loads. Removing the attribute shows the page.
    delete document.documentElement.dataset['language'];
  }, [locale, mirroredLook]);
  return (
    <LanguageChoiceContext value={choice}>
      <FlorinProvider locale={locale} messages={messages}>
        <CacheProvider value={mirroredLook?.styles ?? styles}>
          <ThemeProvider
            theme={mirroredLook?.theme ?? theme}
            defaultMode="system"
            modeStorageKey={THEME_KEY}
            storageManager={themeStorage}
            // Prevents a second render. The class on the document element already sets the mode.
            noSsr
          >
            {children}
          </ThemeProvider>
        </CacheProvider>
      </FlorinProvider>
    </LanguageChoiceContext>
  );
}
